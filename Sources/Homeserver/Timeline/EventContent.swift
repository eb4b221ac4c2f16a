import JSON
import Matrix

/// The content of an event that is about to be made: as bytes, and open for reading.
struct EventContent: Sendable {
    let bytes: [UInt8]
    private let element: JSONElement

    /// Takes an object that a client sent.
    init(_ element: JSONElement) {
        self.element = element
        bytes = element.serialized()
    }

    /// Takes an object that the server made.
    init(_ value: JSONValue) {
        bytes = value.serialized()
        // What was just written is valid, and no deeper than what was read.
        element = try! JSONDocument(parsing: bytes, maxDepth: 400).root
    }

    subscript(key: String) -> JSONElement? { element[key] }

    var value: JSONValue { element.value }
}
