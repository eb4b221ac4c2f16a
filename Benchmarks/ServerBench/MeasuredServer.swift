import Foundation
import HTTPServer
import Homeserver
import Support

/// A homeserver in a process of its own, and what it costs.
final class MeasuredServer: Sendable {
    let port: Int
    private let program: TestProgram
    private let folder: URL

    static let argument = "--serve"

    /// What the other process does: a homeserver that holds nobody back, until it is killed.
    static func serve(_ folder: String) async throws {
        OpenFileLimit.raise()
        var configuration = Homeserver.Configuration()
        configuration.storage = .folder(folder)
        configuration.limits.isRateLimited = false
        configuration.passwordStrength = .none
        let server = try await Homeserver.start(configuration)
        print(server.url.absoluteString)
        fflush(nil)
        while true { try await Task.sleep(for: .seconds(3600)) }
    }

    static func start() async throws -> MeasuredServer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-bench-\(UUID().uuidString)")
        let server = try TestProgram(
            URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(), [argument, folder.path])
        let line = try await server.line { $0.hasPrefix("http://") }
        guard let port = URL(string: line)?.port else { fatalError("no port in \(line)") }
        return MeasuredServer(server, port: port, folder: folder)
    }

    private init(_ program: TestProgram, port: Int, folder: URL) {
        self.program = program
        self.port = port
        self.folder = folder
    }

    func stop() async {
        program.killNow()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Bytes of memory that are in use.
    var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }

    /// CPU time of its process so far.
    var cpu: Duration {
        var clock = clockid_t()
        guard clock_getcpuclockid(program.id, &clock) == 0 else { fatalError("the homeserver has ended") }
        return Self.time(of: clock)
    }

    /// CPU time of this process so far.
    static var ownCPU: Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func time(of clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
