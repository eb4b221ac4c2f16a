internal import CCrypto

/// Message authentication with a shared key, by HMAC with SHA-256.
public enum HMACSHA256 {
    public static func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: SHA256.length) { code, filled in
            let result = HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, code.baseAddress, nil)
            precondition(result != nil, "OpenSSL has no HMAC")
            filled = SHA256.length
        }
    }

    /// Whether `code` authenticates the message.
    public static func isValid(_ code: [UInt8], for message: [UInt8], key: [UInt8]) -> Bool {
        authenticate(message, key: key).isEqualInConstantTime(to: code)
    }
}
