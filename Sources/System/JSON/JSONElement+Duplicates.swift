extension JSONElement {
    /// A key that stands twice in one object of this value, at any depth.
    var firstDuplicateKey: String? {
        if isObject {
            var seen = SeenKeys(of: self)
            var fields = fields.makeIterator()
            while let (key, value) = fields.nextElement() {
                if !seen.insert(key) { return key.string }
                if let inner = value.firstDuplicateKey { return inner }
            }
        } else if isArray {
            for element in elements {
                if let inner = element.firstDuplicateKey { return inner }
            }
        }
        return nil
    }
}

/// The keys of one object so far. Small objects, nearly all there are, are looked through in turn where they stand.
struct SeenKeys {
    private let first: Int
    private var rest: Set<[UInt8]> = []

    init(of object: JSONElement) { first = object.index + 1 }

    /// Notes the object's next key; false when it was there already.
    mutating func insert(_ key: JSONElement) -> Bool {
        let document = key.document
        let utf8 = key.utf8
        var position = first
        for _ in 0..<16 {
            guard position < key.index else { return true }
            if document.utf8(at: position).isEqual(to: utf8) { return false }
            position = document.endIndex(of: position + 1)
        }
        return rest.insert(Array(utf8)).inserted
    }
}
