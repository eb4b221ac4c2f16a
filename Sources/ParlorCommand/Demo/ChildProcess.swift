import Foundation

/// A program that was started here and is stopped here, by its process id.
///
/// Its standard input is a pipe that stays open as long as this process lives: a child that reads the pipe's end knows
/// that its parent is gone, however that went.
final class ChildProcess: Sendable {
    private let process: Process
    private let lifeline = Pipe()
    private let ended: AsyncStream<Int32>
    private let firstOutput: AsyncStream<Void>

    /// - Throws: ``CommandFailure`` when the program can't be started.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = lifeline
        let output = Pipe()
        process.standardOutput = output
        let (ended, end) = AsyncStream.makeStream(of: Int32.self)
        let (firstOutput, outputArrived) = AsyncStream.makeStream(of: Void.self)
        self.ended = ended
        self.firstOutput = firstOutput
        process.terminationHandler = { process in
            end.yield(process.terminationStatus)
            end.finish()
        }
        do { try process.run() } catch {
            throw CommandFailure("\(program) can't be started: \(error.localizedDescription)")
        }
        PipeReader.start(output.fileHandleForReading) { _ in
            outputArrived.yield()
            outputArrived.finish()
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its exit status, or nil when the waiting task was cancelled before.
    func exitStatus() async -> Int32? {
        for await status in ended { return status }
        return nil
    }

    /// Waits until it says something on its standard output, or ends.
    func waitForOutput() async {
        for await _ in firstOutput { return }
    }

    /// Asks it to end, and makes it end if it doesn't.
    func stop() async {
        guard process.isRunning else { return }
        process.terminate()
        for _ in 0..<300 where process.isRunning { try? await Task.sleep(for: .milliseconds(10)) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }
}
