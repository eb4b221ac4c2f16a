import HTTPServer
import JSON
import Matrix

extension Request {
    /// The deepest nesting of a body. Specification leaves it open; 100 levels are more than anyone means.
    static let deepestJSON = 100

    /// - Throws: `M_NOT_JSON` for what is none, `M_BAD_JSON` for what is too deep, or no object.
    func jsonObject() throws(MatrixError) -> JSONElement {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: body, maxDepth: Self.deepestJSON)
        } catch {
            switch error {
            case .tooDeep: throw MatrixError(.badJSON, status: 400, "The JSON nests too deep.")
            default: throw MatrixError(.notJSON, status: 400, "The body is \(error).")
            }
        }
        guard document.root.isObject else { throw MatrixError(.badJSON, status: 400, "The body is no JSON object.") }
        return document.root
    }

    /// The access token, from the header or, as older clients send it, from the query.
    var accessToken: String? {
        if let header = headers["Authorization"] {
            let parts = header.split(separator: " ", omittingEmptySubsequences: true)
            return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
        }
        return query("access_token")
    }
}
