internal import CCrypto

/// The SHA-256 hash function.
public enum SHA256 {
    /// Length of a hash in bytes.
    public static let length = 32

    public static func hash(_ message: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: length) { hash, filled in
            let result = message.withUnsafeBytes {
                EVP_Digest($0.baseAddress, $0.count, hash.baseAddress, nil, EVP_sha256(), nil)
            }
            precondition(result == 1, "OpenSSL has no SHA-256")
            filled = length
        }
    }

    /// The hash of a text's UTF-8, in hexadecimal.
    public static func hex(_ text: String) -> String { hash(Array(text.utf8)).hex }
}

extension [UInt8] {
    /// Two lower-case digits a byte.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Compares in a time that depends on the lengths only, so that a secret can't be guessed byte by byte.
    public func isEqualInConstantTime(to other: [UInt8]) -> Bool {
        count == other.count && CRYPTO_memcmp(self, other, count) == 0
    }
}
