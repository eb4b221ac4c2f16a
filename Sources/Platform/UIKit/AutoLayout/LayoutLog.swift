import Foundation

/// Says once what is wrong with a layout; the same sentence is not repeated.
@MainActor package enum LayoutLog {
    private static var said: Set<String> = []
    /// Where sentences go; tests listen here.
    package static var sink: (String) -> Void = { sentence in
        FileHandle.standardError.write(Data("Auto Layout: \(sentence)\n".utf8))
    }

    static func say(_ sentence: String) {
        guard said.count < 200, said.insert(sentence).inserted else { return }
        sink(sentence)
    }

    /// Lets sentences be said again, for tests.
    package static func forget() { said = [] }
}
