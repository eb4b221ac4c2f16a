internal import CCrypto

/// A public RSA key that checks signatures by SHA-256 with PKCS #1 padding: `RS256` of JSON web tokens.
public final class RSAPublicKey: @unchecked Sendable {  // OpenSSL's keys may be read by many threads
    private let key: OpaquePointer

    /// Reads a key in PEM, `-----BEGIN PUBLIC KEY-----`. Nil when it is none, no RSA key, or shorter than 2,048 bits.
    public init?(pem: String) {
        let bytes = Array(pem.utf8)
        guard let memory = BIO_new_mem_buf(bytes, Int32(bytes.count)) else { return nil }
        defer { BIO_free(memory) }
        guard let key = PEM_read_bio_PUBKEY(memory, nil, nil, nil) else { return nil }
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA, EVP_PKEY_get_bits(key) >= 2_048 else {
            EVP_PKEY_free(key)
            return nil
        }
        self.key = key
    }

    deinit { EVP_PKEY_free(key) }

    /// Whether `signature` was made for the message with the private half of this key.
    public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else { return false }
        return EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }
}
