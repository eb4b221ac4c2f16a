internal import CCrypto

/// Passwords as they may be stored: hashed with scrypt and a salt of their own.
///
/// The text is in PHC's format, `$scrypt$ln=15,r=8,p=3$salt$hash`, so that the cost can rise later without making the
/// stored ones worthless.
public enum PasswordHash {
    /// How much work and memory one guess takes.
    public struct Cost: Sendable, Equatable {
        let logN: Int
        let blockSize: Int
        let parallelism: Int

        /// 32 MB and about 0.2 s, one of OWASP's recommended settings.
        public static let standard = Cost(logN: 15, blockSize: 8, parallelism: 3)
        /// For tests only: protects nothing.
        public static let testing = Cost(logN: 4, blockSize: 8, parallelism: 1)
    }

    public static func make(_ password: String, cost: Cost = .standard) -> String {
        let salt = SecureRandom.bytes(16)
        guard let hash = scrypt(password, salt, cost, length: 32) else { preconditionFailure("OpenSSL has no scrypt") }
        let parameters = "ln=\(cost.logN),r=\(cost.blockSize),p=\(cost.parallelism)"
        return "$scrypt$\(parameters)$\(Base64.encode(salt))$\(Base64.encode(hash))"
    }

    /// Whether `hash` was made of this password. False for a text that is no hash.
    public static func verify(_ password: String, against hash: String) -> Bool {
        let parts = hash.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let cost = Cost(parts[2]),
            let salt = Base64.decode(parts[3]), let expected = Base64.decode(parts[4]), expected.count >= 16,
            let actual = scrypt(password, salt, cost, length: expected.count)
        else { return false }
        return actual.isEqualInConstantTime(to: expected)
    }

    private static func scrypt(_ password: String, _ salt: [UInt8], _ cost: Cost, length: Int) -> [UInt8]? {
        var password = password
        var key = [UInt8](repeating: 0, count: length)
        let result = password.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                EVP_PBE_scrypt(
                    $0.baseAddress, $0.count, salt, salt.count, 1 << cost.logN, UInt64(cost.blockSize),
                    UInt64(cost.parallelism), 256 << 20, &key, length)
            }
        }
        return result == 1 ? key : nil
    }
}

extension PasswordHash.Cost {
    /// Reads `ln=15,r=8,p=3`. Costs that would stall the machine are refused.
    init?(_ text: String) {
        let values = text.split(separator: ",").map { $0.split(separator: "=") }
        guard values.count == 3, values.map(\.first) == ["ln", "r", "p"], values.allSatisfy({ $0.count == 2 }),
            let logN = Int(values[0][1]), let blockSize = Int(values[1][1]), let parallelism = Int(values[2][1]),
            (1...20).contains(logN), (1...32).contains(blockSize), (1...16).contains(parallelism)
        else { return nil }
        self.init(logN: logN, blockSize: blockSize, parallelism: parallelism)
    }
}
