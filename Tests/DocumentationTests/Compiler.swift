import Foundation
import Support

/// The Swift compiler, asked what it thinks of a file that imports the modules under test.
enum Compiler {
    /// - Returns: The compiler's words; nothing when it is content.
    static func typeCheck(_ code: String) async throws -> String {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Sample.swift")
        try code.write(to: file, atomically: true, encoding: .utf8)
        var arguments = ["swiftc", "-typecheck", "-swift-version", "5"]
        // A file with a main type is a program; one with statements is a script.
        if code.contains("\n@main") || !code.contains("\nlet client = ") { arguments.append("-parse-as-library") }
        arguments += ["-I", Programs.folder.appending(path: "Modules").path] + (try await cModules()) + [file.path]
        let compiler = try TestProgram(URL(filePath: "/usr/bin/env"), arguments)
        let status = try await compiler.exitStatus()
        return status == 0 ? "" : compiler.diagnostics + compiler.output
    }

    /// The C modules that Parlor's modules import: maps in the sources, maps that the build made, and where headers are.
    static func cModules() async throws -> [String] {
        let packages = try TestProgram(URL(filePath: "/usr/bin/env"), ["pkg-config", "--cflags", "gtk4"])
        guard try await packages.exitStatus() == 0 else { throw CompilerError(description: packages.diagnostics) }
        var flags = packages.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        for folder in [Programs.package.appending(path: "Sources"), Programs.folder] {
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
                if name.hasSuffix("module.modulemap"), !name.contains(".build/include/"), !name.contains("checkouts") {
                    flags += ["-Xcc", "-fmodule-map-file=\(folder.appending(path: name).path)"]
                }
                if name.hasSuffix("/include") { flags += ["-Xcc", "-I\(folder.appending(path: name).path)"] }
            }
        }
        return flags
    }
}

struct CompilerError: Error, CustomStringConvertible {
    let description: String
}
