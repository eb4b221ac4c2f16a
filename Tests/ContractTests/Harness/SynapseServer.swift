import Foundation
import Support

/// The one Synapse of a run. It is started when the first situation needs it, and ends with this process, however that ends.
actor SynapseServer {
    static let shared = SynapseServer()

    /// The interpreter that has matrix-synapse.
    static let python = ProcessInfo.processInfo.environment["PARLOR_SYNAPSE"].map { URL(fileURLWithPath: $0) }

    private var starting: Task<URL, any Error>?
    private var process: TestProgram?

    /// Its address, as soon as it serves.
    var url: URL {
        get async throws {
            if let starting { return try await starting.value }
            let task = Task { try await start() }
            starting = task
            return try await task.value
        }
    }

    private func start() async throws -> URL {
        let script = Programs.package.appending(path: "Tests/Scripts/run_synapse.py").path
        // It ends when its standard input does, and only this process holds the other end.
        let process = try TestProgram(Self.python!, [script])
        self.process = process
        let url = URL(string: try await process.line { $0.hasPrefix("http://") })!
        return try await eventually("Synapse to serve: \(process.diagnostics)") {
            let answer = try? await TestAPI(url).request("GET", "/_matrix/client/versions")
            return answer?.status == 200 ? url : nil
        }
    }
}
