import Foundation
import HTTPServer

/// Measures the homeserver as clients see it: `ServerBench [CASE...]` or `ServerBench --crowd N`, in release mode. `./parlor bench server` runs it.
///
/// The server is a process of its own (this program once more), started with an empty folder, and everything goes through its port. The load comes from one
/// thread of this process, whose own CPU is reported too: it shares the machine with the server.
@main
struct ServerBench {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == MeasuredServer.argument { return try await MeasuredServer.serve(arguments[1]) }
        OpenFileLimit.raise()
        if let crowd = CrowdLoad(arguments) { return try await measure(crowd.title) { try crowd.run(on: $0) } }
        let names = arguments.isEmpty ? cases.map(\.name) : arguments
        for name in names {
            guard let chosen = cases.first(where: { $0.name == name }) else { return usage() }
            try await measure(chosen.title, chosen.run)
        }
    }

    private static func measure(
        _ title: String, _ run: @Sendable (MeasuredServer) async throws -> Void
    ) async throws {
        let server = try await MeasuredServer.start()
        do {
            print("\n\(title)")
            try await run(server)
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    private static let cases: [(name: String, title: String, run: @Sendable (MeasuredServer) async throws -> Void)] = [
        ("room", "A room of 100, every member in /sync; 8 messages in flight", { try RoomLoad(window: 8).run(on: $0) }),
        ("rate", "The same room, 50 messages a second offered", { try RoomLoad(rate: 50).run(on: $0) }),
        ("idle", "2,000 clients parked in /sync", { try await IdleLoad().run(on: $0) }),
        ("rooms", "Someone in 5,000 rooms, one new message at a time", { try ManyRoomsLoad().run(on: $0) }),
    ]

    private static func usage() {
        let names = cases.map(\.name).joined(separator: "|")
        let usage = "Usage: ServerBench [\(names)]... | --crowd CLIENTS [--rate PER-SECOND] [--seconds N]\n"
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
    }
}
