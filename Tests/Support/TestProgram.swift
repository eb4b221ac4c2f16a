import Foundation
import Synchronization

/// A program under test: started with arguments, read as it writes, written to, and stopped by its own process id.
///
/// It is started by `posix_spawn` and not by Foundation's `Process`, whose `run()` crashed now and then (Swift 6.3.1 on Linux)
/// while tests beside it held very many files open.
public final class TestProgram: Sendable {
    public let id: pid_t
    private let name: String
    private let input: Mutex<FileHandle?>
    private let state = Mutex(State())

    private struct State {
        var output = ""
        var diagnostics = ""
        var openPipes = 2
        var status: Int32?
    }

    public init(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let started = try Spawn.lock.withLock { _ in
            let pipes = (input: try Channel(), output: try Channel(), diagnostics: try Channel())
            let given = [pipes.input.reading, pipes.output.writing, pipes.diagnostics.writing]
            defer { for descriptor in given { close(descriptor) } }
            let id = try Spawn.start(
                program.path, arguments, environment: environment.map { "\($0)=\($1)" }, descriptors: given)
            return (id: id, pipes: pipes)
        }
        id = started.id
        name = program.lastPathComponent
        input = Mutex(FileHandle(fileDescriptor: started.pipes.input.writing, closeOnDealloc: true))
        // A program that ended must not end its writer.
        signal(SIGPIPE, SIG_IGN)
        read(started.pipes.output.reading) { $0.output += $1 }
        read(started.pipes.diagnostics.reading) { $0.diagnostics += $1 }
        awaitEnd()
    }

    deinit { if isRunning { kill(id, SIGKILL) } }

    /// What it wrote to standard output so far.
    public var output: String { state.withLock { $0.output } }

    /// Complete lines of its standard output so far.
    public var lines: [String] { output.components(separatedBy: "\n").dropLast() }

    /// What it wrote to standard error so far.
    public var diagnostics: String { state.withLock { $0.diagnostics } }

    public var isRunning: Bool { state.withLock { $0.status == nil } }

    public func write(_ line: String) {
        input.withLock { try? $0?.write(contentsOf: Data((line + "\n").utf8)) }
    }

    public func closeInput() { input.withLock { $0 = nil } }

    public func send(_ signal: Int32) { if isRunning { kill(id, signal) } }

    /// Ends it as a power cut would: no handler of the program runs.
    public func killNow() {
        send(SIGKILL)
        while isRunning { usleep(1_000) }
    }

    /// The first line, from number `start` on, that `match` accepts.
    public func line(from start: Int = 0, where match: (String) -> Bool) async throws -> String {
        try await eventually("a line of \(name)") { lines.dropFirst(start).first(where: match) }
    }

    /// Waits for its end and for the last of what it wrote.
    ///
    /// - Returns: its exit status, or the number of the signal that ended it.
    public func exitStatus() async throws -> Int32 {
        // Installing from PyPI beside the other tests takes its time.
        try await eventually("the end of \(name)", within: .seconds(300)) {
            state.withLock { $0.openPipes > 0 ? nil : $0.status }
        }
    }

    /// A thread for each pipe: a handle's readability handler crashes in Dispatch when the handle goes before its last event.
    private func read(_ descriptor: Int32, _ take: @escaping @Sendable (inout State, String) -> Void) {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let body: @Sendable () -> Void = { [weak self] in
            while case let data = handle.availableData, !data.isEmpty {
                self?.state.withLock { take(&$0, String(decoding: data, as: UTF8.self)) }
            }
            self?.state.withLock { $0.openPipes -= 1 }
        }
        Thread.detachNewThread(body)
    }

    private func awaitEnd() {
        let body: @Sendable () -> Void = { [weak self, id] in
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0 && errno == EINTR {}
            let signal = status & 0x7f
            self?.state.withLock { $0.status = signal == 0 ? status >> 8 & 0xff : signal }
        }
        Thread.detachNewThread(body)
    }
}
