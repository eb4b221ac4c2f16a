#if canImport(Glibc)
    internal import Glibc
#endif

extension JSONElement {
    /// The value of a key, or nil when this is no object or has no such key.
    ///
    /// Looks at the keys in turn, comparing bytes, and copies nothing.
    public subscript(key: String) -> JSONElement? {
        guard isObject else { return nil }
        var key = key
        return key.withUTF8 { wanted in
            var position = index + 1
            let end = endIndex - 1
            while position < end {
                if document.utf8(at: position).isEqual(to: wanted) {
                    return JSONElement(document: document, index: position + 1)
                }
                position = document.endIndex(of: position + 1)
            }
            return nil
        }
    }

    /// The value at a position of an array, or nil when this is no array or ends before it.
    public subscript(offset: Int) -> JSONElement? {
        guard offset >= 0 else { return nil }
        var elements = elements.makeIterator()
        for _ in 0..<offset where elements.next() == nil { return nil }
        return elements.next()
    }

    /// The values of an array in turn; none when this is no array.
    public var elements: JSONElements { JSONElements(self) }

    /// The keys and values of an object in turn, as they were written; none when this is no object.
    public var fields: JSONFields { JSONFields(self) }
}

/// The values of an array inside a document.
public struct JSONElements: Sequence, Sendable {
    private let array: JSONElement

    init(_ array: JSONElement) { self.array = array }

    public func makeIterator() -> Iterator { Iterator(array) }

    public struct Iterator: IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var position: Int
        private let end: Int

        init(_ array: JSONElement) {
            document = array.document
            position = array.index + 1
            end = array.isArray ? array.endIndex - 1 : position
        }

        public mutating func next() -> JSONElement? {
            guard position < end else { return nil }
            defer { position = document.endIndex(of: position) }
            return JSONElement(document: document, index: position)
        }
    }
}

/// The keys and values of an object inside a document.
public struct JSONFields: Sequence, Sendable {
    private let object: JSONElement

    init(_ object: JSONElement) { self.object = object }

    public func makeIterator() -> Iterator { Iterator(object) }

    public struct Iterator: IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var position: Int
        private let end: Int

        init(_ object: JSONElement) {
            document = object.document
            position = object.index + 1
            end = object.isObject ? object.endIndex - 1 : position
        }

        public mutating func next() -> (key: String, value: JSONElement)? {
            nextElement().map { (String(decoding: $0.utf8, as: UTF8.self), $1) }
        }

        /// The same without a copy of the key, which is compared by ``JSONElement/isString(_:)``.
        public mutating func nextElement() -> (key: JSONElement, value: JSONElement)? {
            guard position < end else { return nil }
            defer { position = document.endIndex(of: position + 1) }
            return (
                JSONElement(document: document, index: position), JSONElement(document: document, index: position + 1)
            )
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count, let baseAddress, let start = other.baseAddress else { return count == other.count }
        return memcmp(baseAddress, start, count) == 0
    }
}
