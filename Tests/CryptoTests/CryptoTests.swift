import Crypto
import Testing

@Suite struct CryptoTests {
    @Test func passwordIsVerified() {
        let hash = PasswordHash.make("correct horse", cost: .testing)
        #expect(PasswordHash.verify("correct horse", against: hash))
        #expect(!PasswordHash.verify("correct horsf", against: hash))
        #expect(!PasswordHash.verify("", against: hash))
        #expect(hash != PasswordHash.make("correct horse", cost: .testing))
    }

    @Test func standardCost() {
        let hash = PasswordHash.make("pässwörd 🧵")
        #expect(hash.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        #expect(PasswordHash.verify("pässwörd 🧵", against: hash))
    }

    @Test(arguments: [
        "", "plain", "$scrypt$", "$scrypt$ln=15,r=8,p=3$$", "$bcrypt$ln=4,r=8,p=1$c2FsdA$aGFzaGhhc2hoYXNoaGFzaA",
        "$scrypt$ln=40,r=8,p=1$c2FsdA$aGFzaGhhc2hoYXNoaGFzaA", "$scrypt$ln=x,r=8,p=1$c2FsdA$aGFzaGhhc2hoYXNoaGFzaA",
        "$scrypt$ln=4,r=8,p=1$!!$aGFzaGhhc2hoYXNoaGFzaA", "$scrypt$ln=4,r=8,p=1$c2FsdA$aGFzaA",
    ])
    func textThatIsNoHash(_ text: String) {
        #expect(!PasswordHash.verify("", against: text))
    }

    /// RFC 6234, section 8.5, and RFC 4231, test cases 2 and 6.
    @Test func publishedVectors() {
        #expect(SHA256.hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        let message = Array("what do ya want for nothing?".utf8)
        let code = HMACSHA256.authenticate(message, key: Array("Jefe".utf8))
        #expect(code.hex == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMACSHA256.isValid(code, for: message, key: Array("Jefe".utf8)))
        #expect(!HMACSHA256.isValid(code, for: message, key: Array("Jeff".utf8)))
        #expect(!HMACSHA256.isValid(Array(code.dropLast()), for: message, key: Array("Jefe".utf8)))
        let long = HMACSHA256.authenticate(
            Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            key: [UInt8](repeating: 0xaa, count: 131))
        #expect(long.hex == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func tokensAreDistinctAndURLSafe() {
        let tokens = Set((0..<1_000).map { _ in SecureRandom.token(32) })
        #expect(tokens.count == 1_000)
        #expect(
            tokens.allSatisfy { $0.count == 43 && $0.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) } })
        #expect(SecureRandom.bytes(0) == [])
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("\u{FF}>?", "w78+Pw"),
    ])
    func base64(_ plain: String, _ encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(plain.utf8))
    }

    @Test func base64WithPaddingAndRubbish() {
        #expect(Base64.decode("Zg==") == [0x66])
        #expect(Base64.decode("Zm8=") == [0x66, 0x6F])
        #expect(Base64.decode("Z") == nil)
        #expect(Base64.decode("Zg=a") == nil)
        #expect(Base64.decode("Z g") == nil)
        #expect(Base64.decode("-_-_", .urlSafe) == [0xFB, 0xFF, 0xBF])
        #expect(Base64.decode("-_-_") == nil)
    }
}
