/// The type characters of simdjson's tape.
struct TapeTag: Equatable {
    let character: UInt8

    init(_ word: UInt64) { character = UInt8(word >> 56) }
    private init(_ scalar: Unicode.Scalar) { character = UInt8(scalar.value) }

    static let object = TapeTag("{")
    static let array = TapeTag("[")
    static let string = TapeTag("\"")
    static let int64 = TapeTag("l")
    static let uint64 = TapeTag("u")
    static let double = TapeTag("d")
    static let `true` = TapeTag("t")
    static let `false` = TapeTag("f")
    static let null = TapeTag("n")
}

extension JSONDocument {
    /// A string word holds an offset into the string buffer, where a 32-bit length stands before the bytes.
    func utf8(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = strings + Int(tape[index] & 0x00FF_FFFF_FFFF_FFFF)
        let count = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return UnsafeBufferPointer(start: start + 4, count: Int(count))
    }

    /// The word after a value: containers say where they end, numbers take two words, the rest one.
    func endIndex(of index: Int) -> Int {
        let word = tape[index]
        switch TapeTag(word) {
        case .object, .array: return Int(word & 0xFFFF_FFFF)
        case .int64, .uint64, .double: return index + 2
        default: return index + 1
        }
    }
}
