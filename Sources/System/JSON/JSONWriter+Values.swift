extension JSONWriter {
    /// A tree. Keys are sorted by their UTF-8, so equal trees give equal bytes.
    public mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let bool): self.value(bool)
        case .int(let int): self.value(int)
        case .double(let double): self.value(double)
        case .string(let string): self.value(string)
        case .array(let array):
            self.array { json in for element in array { json.value(element) } }
        case .object(let object):
            let sorted = object.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            self.object { json in
                for (key, value) in sorted {
                    json.key(key)
                    json.value(value)
                }
            }
        }
    }

    /// A value of a document, in the order it was read. Of a repeated key the first is kept.
    public mutating func value(_ element: JSONElement) {
        switch element.tag {
        case .object:
            object { json in
                var seen = SeenKeys(of: element)
                var fields = element.fields.makeIterator()
                while let (key, value) = fields.nextElement() {
                    guard seen.insert(key) else { continue }
                    json.key(utf8: key.utf8)
                    json.value(value)
                }
            }
        case .array: array { json in for inner in element.elements { json.value(inner) } }
        case .string: string(utf8: element.utf8)
        case .int64: value(Int64(element.int ?? 0))
        case .uint64: value(element.document.tape[element.index + 1])
        case .double: value(element.double ?? 0)
        case .true: value(true)
        case .false: value(false)
        default: null()
        }
    }

    public mutating func field(_ key: String, _ value: String) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: Bool) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: some FixedWidthInteger) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: Double) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: JSONValue) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: JSONElement) {
        self.key(key)
        self.value(value)
    }

    /// A field that is left out when the value is nil.
    public mutating func field(_ key: String, ifPresent value: String?) {
        if let value { field(key, value) }
    }

    /// A field that is left out when the value is nil.
    public mutating func field(_ key: String, ifPresent value: Int?) {
        if let value { field(key, value) }
    }

    /// A field that is left out when the value is nil.
    public mutating func field(_ key: String, ifPresent value: JSONValue?) {
        if let value { field(key, value) }
    }

    /// A field whose value is JSON that is known to be valid.
    public mutating func field(_ key: String, raw json: some Collection<UInt8>) {
        self.key(key)
        raw(json)
    }

    /// A field that holds an object.
    public mutating func object(_ key: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try object(body)
    }

    /// A field that holds an array.
    public mutating func array(_ key: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try array(body)
    }
}
