internal import CCrypto

/// Random bytes that can't be guessed, from OpenSSL's generator.
public enum SecureRandom {
    public static func bytes(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let result = RAND_bytes(buffer.baseAddress, Int32(count))
            precondition(result == 1 || count == 0, "the system has no randomness")
            filled = count
        }
    }

    /// A URL-safe text that stands for `count` random bytes. 32 make a secret that is worth keeping.
    public static func token(_ count: Int = 32) -> String { Base64.encode(bytes(count), .urlSafe) }
}
