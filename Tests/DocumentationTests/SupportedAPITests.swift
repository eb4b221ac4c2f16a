import Foundation
import Support
import Testing

/// The tables in `docs/UIKit.md` and its siblings, against the modules as they are built.
@Suite("Supported API")
struct SupportedAPITests {
    @Test(arguments: ["UIKit", "AVFoundation", "SwiftUI", "Combine", "SendbirdChatSDK", "SendbirdUIKit"])
    func everyPublicTypeStandsInItsTable(_ module: String) async throws {
        let table = try String(
            contentsOf: Programs.package.appending(path: "docs/\(module).md"), encoding: .utf8)
        let types = try await Compiler.publicSymbols(of: module).filter(\.isType).map(\.name)
        #expect(types.count >= 10)
        let absent = types.filter { !$0.hasPrefix("_") && !table.contains("| `\($0)` |") }.sorted()
        #expect(absent.isEmpty, "Run Tests/Scripts/api_tables.py after a build: \(absent.joined(separator: ", "))")
    }
}
