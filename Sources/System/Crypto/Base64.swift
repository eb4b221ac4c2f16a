/// Bytes as text, without padding.
public enum Base64 {
    public enum Alphabet: Sendable {
        case standard
        /// With `-` and `_`, for URLs, file names and JSON web tokens.
        case urlSafe

        fileprivate var characters: [UInt8] {
            let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
            return Array((common + (self == .standard ? "+/" : "-_")).utf8)
        }
    }

    public static func encode(_ bytes: [UInt8], _ alphabet: Alphabet = .standard) -> String {
        let characters = alphabet.characters
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(characters[Int(bits >> count & 63)])
            }
        }
        if count > 0 { text.append(characters[Int(bits << (6 - count) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text; padding may be there or not. Nil when it isn't of the alphabet.
    public static func decode(_ text: String, _ alphabet: Alphabet = .standard) -> [UInt8]? {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.characters.enumerated() { values[Int(character)] = UInt8(value) }
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        let padding = text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard padding <= 2, (text.utf8.count - padding) % 4 != 1 else { return nil }
        for character in text.utf8.dropLast(padding) {
            guard values[Int(character)] < 64 else { return nil }
            bits = bits << 6 | UInt32(values[Int(character)])
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }
}
