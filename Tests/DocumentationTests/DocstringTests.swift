import Foundation
import JSON
import Support
import Testing

/// Reads the symbols of a built module, as DocC does.
@Suite("Docstrings")
struct DocstringTests {
    @Test(arguments: ["Parlor", "Homeserver"])
    func everyPublicSymbolIsDocumented(_ module: String) async throws {
        let symbols = try await Compiler.publicSymbols(of: module)
        #expect(symbols.count > 10)
        let bare = symbols.filter { !$0.isDocumented }.map(\.name).sorted()
        #expect(bare.isEmpty, "\(bare.count) symbols have no docstring: \(bare.joined(separator: ", "))")
    }
}

extension Compiler {
    struct Symbol: Sendable {
        let name: String
        let isDocumented: Bool
        let isType: Bool
    }

    /// What a module offers. Members that the compiler makes, and those that a protocol of the system asks for, explain themselves.
    static func publicSymbols(of module: String) async throws -> [Symbol] {
        let folder = try TemporaryFolder()
        let arguments =
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-I",
                Programs.folder.appending(path: "Modules").path,
            ]
            + (try await cModules())
            + [
                "-target", target, "-minimum-access-level", "public", "-skip-inherited-docs", "-output-dir",
                folder.path,
            ]
        let tool = try TestProgram(URL(filePath: "/usr/bin/env"), arguments)
        guard try await tool.exitStatus() == 0 else { throw CompilerError(description: tool.diagnostics) }
        let graph = try JSONValue(
            parsing: [UInt8](Data(contentsOf: folder.url.appending(path: "\(module).symbols.json"))))
        return graph["symbols"]?.array?.filter(isOurs).map { symbol in
            Symbol(
                name: symbol["pathComponents"]?.array?.compactMap(\.string).joined(separator: ".") ?? "",
                isDocumented: symbol["docComment"] != nil,
                isType: typeKinds.contains(symbol["kind"]?["identifier"]?.string ?? ""))
        } ?? []
    }

    private static let typeKinds = ["class", "struct", "enum", "protocol"].map { "swift.\($0)" }

    private static func isOurs(_ symbol: JSONValue) -> Bool {
        let name = symbol["pathComponents"]?.array?.last?.string ?? ""
        let isMade =
            symbol["location"] == nil || symbol["identifier"]?["precise"]?.string?.contains("SYNTHESIZED") == true
        return !isMade && !systemRequirements.contains(name)
    }

    private static let systemRequirements: Set<String> = [
        "init(rawValue:)", "rawValue", "init(stringLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)",
        "init(booleanLiteral:)", "init(arrayLiteral:)", "init(nilLiteral:)", "==(_:_:)", "<(_:_:)", "hash(into:)",
        "description",
        "errorDescription", "startIndex", "endIndex", "subscript(_:)", "id", "encode(to:)", "init(from:)",
    ]

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif
}
