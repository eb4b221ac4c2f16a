import Foundation
import Synchronization

/// A program under test: started with arguments, read line by line, written to, and stopped by its own process id.
final class ChildProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let state = Mutex(State())

    private struct State {
        var lines: [String] = []
        var rest = ""
        var diagnostics = ""
    }

    init(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        let output = Pipe()
        let diagnostics = Pipe()
        process.standardOutput = output
        process.standardError = diagnostics
        try process.run()
        read(output.fileHandleForReading) { $0.receive($1) }
        read(diagnostics.fileHandleForReading) { process, text in
            process.state.withLock { $0.diagnostics += text }
        }
    }

    /// A thread for each pipe: a handle's readability handler crashes in Dispatch when the handle goes before its last event.
    private func read(_ handle: FileHandle, _ body: @escaping @Sendable (ChildProcess, String) -> Void) {
        let read: @Sendable () -> Void = { [weak self] in
            while case let data = handle.availableData, !data.isEmpty {
                guard let self else { return }
                body(self, String(decoding: data, as: UTF8.self))
            }
        }
        Thread.detachNewThread(read)
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Complete lines of its standard output so far.
    var lines: [String] { state.withLock { $0.lines } }

    /// What it wrote to standard error so far.
    var diagnostics: String { state.withLock { $0.diagnostics } }

    var isRunning: Bool { process.isRunning }

    func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    func closeInput() { try? input.fileHandleForWriting.close() }

    /// Ends it as a power cut would: no handler of the program runs.
    func killNow() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Asks it to stop, as Ctrl-C does, and waits for that.
    @discardableResult
    func interrupt() -> Int32 {
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The first line, from number `start` on, that `match` accepts.
    func line(from start: Int = 0, where match: (String) -> Bool) async throws -> String {
        try await eventually("a line of \(process.executableURL!.lastPathComponent)") {
            lines.dropFirst(start).first(where: match)
        }
    }

    /// Waits for it to end by itself.
    func exitStatus() async throws -> Int32 {
        try await eventually("the end of \(process.executableURL!.lastPathComponent)") {
            process.isRunning ? nil : process.terminationStatus
        }
    }

    private func receive(_ text: String) {
        state.withLock { state in
            state.rest += text
            var parts = state.rest.components(separatedBy: "\n")
            state.rest = parts.removeLast()
            state.lines += parts
        }
    }
}

/// The programs that the build left beside this test.
enum Programs {
    static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    static let parlor = folder.appendingPathComponent("parlor")
    /// The package's own folder.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

/// Asks again and again until there is an answer; a minute without one is a failure that says what was awaited.
func eventually<T>(_ what: String, _ attempt: () async throws -> T?) async throws -> T {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
        if let answer = try await attempt() { return answer }
        guard ContinuousClock.now < deadline else { throw TimedOut(what: what) }
        try await Task.sleep(for: .milliseconds(10))
    }
}

struct TimedOut: Error, CustomStringConvertible {
    let what: String
    var description: String { "waited a minute for \(what)" }
}
