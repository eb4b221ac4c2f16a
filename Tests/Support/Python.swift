import Foundation

/// Programs of others from PyPI, each in a virtual environment of its own that is kept between runs.
public enum Python {
    /// - Parameter requirement: One package with its version, such as `matrix-nio==0.26.0`.
    /// - Returns: The interpreter that has it.
    public static func interpreter(with requirement: String) async throws -> URL {
        let script = Programs.package.appending(path: "Tests/Scripts/python_with.sh")
        let installation = try TestProgram(script, [requirement])
        // The first time, PyPI takes its time.
        while installation.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        guard try await installation.exitStatus() == 0, let path = installation.lines.last else {
            throw InstallationFailed(requirement: requirement, reason: installation.diagnostics)
        }
        return URL(fileURLWithPath: path)
    }
}

struct InstallationFailed: Error, CustomStringConvertible {
    let requirement: String
    let reason: String
    var description: String { "\(requirement) cannot be installed: \(reason)" }
}
