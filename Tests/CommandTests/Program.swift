import Foundation
import Synchronization

@testable import ParlorCommand

/// The built `parlor` program, run as people run it.
final class ParlorProgram: Sendable {
    private let process = Process()
    private let output = Mutex((out: "", err: "", open: 2))

    /// Beside the bundle of tests.
    private static let file = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("parlor")

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = Self.file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (out, err) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = out
        process.standardError = err
        read(out) { $0.out += $1 }
        read(err) { $0.err += $1 }
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What it wrote to standard output and standard error so far.
    var out: String { output.withLock { $0.out } }
    var err: String { output.withLock { $0.err } }

    var isRunning: Bool { process.isRunning }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for it to end, and for the last of what it wrote.
    func status() async throws -> Int32 {
        try await eventually {
            process.isRunning || output.withLock { $0.open > 0 } ? nil : process.terminationStatus
        }
    }

    /// The address it printed.
    func address() async throws -> URL {
        try await eventually { out.split(separator: "\n").first.flatMap { URL(string: String($0)) } }
    }

    private func read(
        _ pipe: Pipe, _ take: @escaping @Sendable (inout (out: String, err: String, open: Int), String) -> Void
    ) {
        PipeReader.start(pipe.fileHandleForReading) { [weak self] data in
            self?.output.withLock { output in
                if data.isEmpty { output.open -= 1 }
                take(&output, String(decoding: data, as: UTF8.self))
            }
        }
    }
}

struct Late: Error {}

/// Waits until there is something, for at most a minute.
func eventually<T>(_ find: () async throws -> T?) async throws -> T {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
        if let found = try await find() { return found }
        try await Task.sleep(for: .milliseconds(10))
    }
    throw Late()
}

/// A folder that goes with the last reference to it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a program that can be run in the place of the example app.
    func script(_ text: String) throws -> String {
        let file = path + "/script-\(UUID().uuidString)"
        _ = FileManager.default.createFile(
            atPath: file, contents: Data("#!/bin/sh\n\(text)\n".utf8), attributes: [.posixPermissions: 0o700])
        return file
    }
}
