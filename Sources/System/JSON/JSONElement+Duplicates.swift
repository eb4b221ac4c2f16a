extension JSONElement {
    /// A key that stands twice in one object of this value, at any depth.
    var firstDuplicateKey: String? {
        if isObject {
            var seen = SeenKeys()
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

/// The keys of one object so far. Small objects, nearly all there are, are compared in turn without allocating a key.
struct SeenKeys {
    private var first: [JSONElement] = []
    private var rest: Set<[UInt8]> = []

    /// Notes a key; false when it was there already.
    mutating func insert(_ key: JSONElement) -> Bool {
        let utf8 = key.utf8
        for other in first where other.utf8.isEqual(to: utf8) { return false }
        if first.count < 16 {
            first.append(key)
            return true
        }
        return rest.insert(Array(utf8)).inserted
    }
}
