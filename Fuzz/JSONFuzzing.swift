import JSON

/// What is read and written again is the same.
func fuzzJSON(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, maxDepth: 100) else { return }
    let value = document.root.value
    let written = value.serialized()
    guard let again = try? JSONValue(parsing: written, maxDepth: 200) else {
        fatalError("what was written can't be read")
    }
    precondition(again == value, "what was written is something else")
    let minified = document.root.serialized()
    guard let third = try? JSONValue(parsing: minified, maxDepth: 200) else { fatalError("a copy can't be read") }
    precondition(third == value, "a copy is something else")
    _ = document.root["a"]?["b"]?[0]?.string
}
