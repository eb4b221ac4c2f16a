import Foundation

/// The table of `docs/Endpoints.md`.
struct EndpointTable {
    struct Row: Sendable, CustomStringConvertible {
        let method: String
        let path: String
        let isSupported: Bool
        let note: String

        var name: String { "\(method) \(path)" }
        var description: String { name }
    }

    let rows: [Row]

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/Endpoints.md")
        rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 5, ["GET", "PUT", "POST", "DELETE"].contains(cells[1]) else { return nil }
            return Row(
                method: cells[1], path: cells[2].trimmingCharacters(in: ["`"]), isSupported: cells[3] == "yes",
                note: cells[4])
        }
    }
}
