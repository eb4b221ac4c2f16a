import Foundation
import Support
import Testing

/// A piece of Swift that the documentation shows.
struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String

    var testDescription: String { name }

    /// The code of the tutorials, and the blocks of the pages that are whole files: those that begin with an import.
    static let all: [Sample] = {
        let catalogue = Programs.package.appending(path: "Sources/Parlor/Parlor.docc")
        let pages = [Programs.package.appending(path: "README.md")] + files(in: catalogue, "md")
        return files(in: catalogue.appending(path: "Code"), "swift").map {
            Sample(name: $0.lastPathComponent, code: text(of: $0))
        } + pages.flatMap(blocks)
    }()

    private static func files(in folder: URL, _ suffix: String) -> [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { folder.appending(path: $0) }
    }

    private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private static func blocks(of page: URL) -> [Sample] {
        text(of: page).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { $0.hasPrefix("import ") }
            .enumerated().map { Sample(name: "\(page.lastPathComponent) \($0 + 1)", code: $1) }
    }
}
