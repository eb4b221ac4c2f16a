import Foundation
import JSON
import Support
import Testing

/// The table of endpoints says what is so.
@Suite struct EndpointTableTests {
    private let table: EndpointTable

    init() throws { table = try EndpointTable() }

    /// Values for the parameters of paths. None of them exists, so nothing happens.
    private func path(_ row: EndpointTable.Row) -> String {
        let values = [
            "userId": "@anna:localhost", "roomId": "!none:localhost", "roomAlias": "%23none:localhost",
            "roomIdOrAlias": "!none:localhost", "eventId": "$none", "keyName": "displayname", "kind": "content",
            "serverName": "localhost", "receiptType": "m.read",
        ]
        return row.path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            guard segment.hasPrefix("{") else { return String(segment) }
            return values[String(segment.dropFirst().dropLast())] ?? "none"
        }.joined(separator: "/")
    }

    @Test func everyRowIsTrue() async throws {
        try await TestHomeserver.with { server in
            for row in table.rows {
                let anna = try await account(server)
                let answer = try await anna.request(
                    row.method, path(row), body: row.method == "GET" ? nil : Array("{}".utf8))
                let isUnknown = answer.json?["errcode"] == "M_UNRECOGNIZED"
                #expect(isUnknown != row.isSupported, "\(row): \(answer.status) \(answer.json ?? .null)")
                if !row.isSupported {
                    // Where other methods of the same path are supported, the specification wants 405.
                    #expect(answer.status == 404 || answer.status == 405, "\(row)")
                    #expect(!row.note.isEmpty, "\(row) is not supported, and there is no reason")
                }
            }
        }
    }

    /// Some endpoints end the session: each is asked with a fresh one.
    private func account(_ server: TestHomeserver) async throws -> TestAPI {
        let name = "u\(UUID().uuidString.lowercased())"
        return try await server.register(name).api
    }

    @Test(.enabled(if: Specification.folder != nil, "the Matrix specification is not here"))
    func everyEndpointOfTheSpecificationStandsInIt() throws {
        let specification = try Specification(folder: try #require(Specification.folder))
        let named = Set(table.rows.map(\.name))
        #expect(specification.endpoints.subtracting(named).sorted() == [])
        #expect(table.rows.count == named.count, "an endpoint stands twice")
    }
}
