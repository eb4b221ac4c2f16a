internal import CSimdJSON

/// JSON that was read once and is looked into through ``JSONElement``s, without building a tree.
///
/// simdjson leaves a *tape*: one 64-bit word for each value, with a type character in the highest byte. Elements are
/// positions on it, so a lookup costs no allocation and no copy.
///
/// ```swift
/// let document = try JSONDocument(parsing: body)
/// let name = document.root["profile"]?["displayname"]?.string
/// ```
public final class JSONDocument: @unchecked Sendable {  // never changes after init
    /// What a key means that stands twice in one object. Programs disagree, which attackers use.
    public enum DuplicateKeys: Sendable {
        /// Every reader here sees the first, and writing an element again drops the others.
        case firstWins
        /// The document is refused.
        case reject
    }

    /// The nesting that is accepted unless the caller says otherwise.
    public static let defaultMaxDepth = 100

    let tape: UnsafePointer<UInt64>
    let strings: UnsafePointer<UInt8>
    private let handle: OpaquePointer

    /// Reads the bytes.
    ///
    /// - Parameters:
    ///   - maxDepth: how many arrays and objects may nest; `[[1]]` has depth 2. An empty one inside isn't counted.
    ///   - maxBytes: how large the input may be.
    /// - Throws: ``JSONError``.
    public convenience init(
        parsing bytes: [UInt8], maxDepth: Int = defaultMaxDepth, maxBytes: Int = .max,
        duplicateKeys: DuplicateKeys = .firstWins
    ) throws(JSONError) {
        let result: Result<OpaquePointer, JSONError> = bytes.withUnsafeBufferPointer {
            Self.parse($0, maxDepth: maxDepth, maxBytes: maxBytes)
        }
        try self.init(handle: result.get(), duplicateKeys)
    }

    /// Reads bytes that someone else owns; they aren't needed afterwards.
    public convenience init(
        parsing bytes: UnsafeRawBufferPointer, maxDepth: Int = defaultMaxDepth, maxBytes: Int = .max,
        duplicateKeys: DuplicateKeys = .firstWins
    ) throws(JSONError) {
        let result = Self.parse(bytes.assumingMemoryBound(to: UInt8.self), maxDepth: maxDepth, maxBytes: maxBytes)
        try self.init(handle: result.get(), duplicateKeys)
    }

    private init(handle: OpaquePointer, _ duplicateKeys: DuplicateKeys) throws(JSONError) {
        self.handle = handle
        tape = csimdjson_tape(handle)
        strings = csimdjson_strings(handle)
        if duplicateKeys == .reject, let key = root.firstDuplicateKey { throw .duplicateKey(key) }
    }

    deinit { csimdjson_free(handle) }

    /// The outermost value.
    public var root: JSONElement { JSONElement(document: self, index: 1) }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, maxDepth: Int, maxBytes: Int
    ) -> Result<OpaquePointer, JSONError> {
        guard bytes.count <= maxBytes else { return .failure(.tooLarge(limit: maxBytes)) }
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return .failure(.empty) }
        var document: OpaquePointer?
        // simdjson counts the document itself as a level.
        let result = csimdjson_parse(start, bytes.count, maxDepth + 1, &document)
        guard result == CSIMDJSON_OK, let document else { return .failure(JSONError(result, maxDepth: maxDepth)) }
        return .success(document)
    }
}
