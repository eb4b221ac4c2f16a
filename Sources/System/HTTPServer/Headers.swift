/// Header fields in the order they were sent. Names compare without regard to case.
public struct Headers: Sendable, ExpressibleByDictionaryLiteral, Sequence {
    private var fields: [(name: String, value: String)]

    public init() { fields = [] }
    public init(dictionaryLiteral elements: (String, String)...) { fields = elements }

    /// The first value of a name. Setting it replaces all of them; nil removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name.isEqualIgnoringCase(to: name) }?.value }
        set {
            fields.removeAll { $0.name.isEqualIgnoringCase(to: name) }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// Every value of a name.
    public func values(of name: String) -> [String] {
        fields.filter { $0.name.isEqualIgnoringCase(to: name) }.map(\.value)
    }

    /// Adds a field, keeping others of the same name.
    public mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

    public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> { fields.makeIterator() }
}

extension String {
    /// Compares as HTTP does: only the letters of ASCII have a case.
    func isEqualIgnoringCase(to other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in
                for index in 0..<own.count where own[index].lowercased != other[index].lowercased { return false }
                return true
            }
        }
    }
}

extension UInt8 {
    var lowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}
