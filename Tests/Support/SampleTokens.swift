import Crypto
import JSON

/// Tokens as an app's back end makes them.
public enum SampleTokens {
    public static let secret = Array("a secret of at least thirty-two bytes".utf8)

    /// Signs claims with ``secret`` (HS256).
    public static func signed(_ claims: JSONValue, algorithm: String = "HS256", key: [UInt8] = secret) -> String {
        let header: JSONValue = ["alg": .string(algorithm), "typ": "JWT"]
        let text = [header, claims].map { Base64.encode($0.serialized(), .urlSafe) }.joined(separator: ".")
        let signature = HMACSHA256.authenticate(Array(text.utf8), key: key)
        return "\(text).\(Base64.encode(signature, .urlSafe))"
    }

    /// `{"sub":"Anna","name":"Änna","iss":"app","aud":["chat","web"]}`, signed by `openssl` with the private half of
    /// ``publicKey`` (RS256).
    public static let signedByRSA =
        "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJBbm5hIiwibmFtZSI6IsOEbm5hIiwiaXNzIjoiYXBwIiwiYXV"
        + "kIjpbImNoYXQiLCJ3ZWIiXX0.lKQ3tj5wGCCRW5leksmvmcjgqOmDWU8J94VXzXwEsoulwj71JBctkY-8ueiM5QDOcbqyWvD"
        + "aODhM-tzPWXIh6HTTTojNQqFFN8VT88wDxuG8dYOcAQe2BksbUw5pOWGY4Hxq0OH4BcCUragQs6r0YU3rt07vcOCAmUjP1D2"
        + "SKMLJlp_gm6bg2hb1q56SMfJWK2r3VGyBWuTYbjkI_IIJffEBFr5e-CgJYnwv60cUkNcJ7YnmwcAQ1AgXh4IUSh73OmWuHs2"
        + "5vd_dhv-3UWdZnb_I6dUiKQtWiCYDT6YsaEqggAMDlJFlrGx_Y99g6MwCMHYkpJJrAXpbKmwGPj0LRQ"

    public static let publicKey = """
        -----BEGIN PUBLIC KEY-----
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA52lOSk+xzQf5H4O9HmI0
        CL1Xy8vlBeLabqu4Z7fcEfHbgJMjqA8qYqm28oJlQTGZ+/2LdD/ElhJUZyRlpam2
        2lAdTUel6DEE669c7S5ZlAeVOJM4Kus6s/WJg83PJnCyS6TP8TvyYKLBXxh7ul2X
        X/lZ5D+eWLWublaZ92d34YEemhOup7gHHqqK8hdoUi4KWy+6Fk+CycUo4vDFknQD
        L9mPLsuejL1z97AF7pnu3KFS6Zk64BVh89gbeCs0UUIT+HUA7OPZAoG/wXOkPAFk
        y3K1hmCVUZ3EFy2IuMP36w8+Xo8qThkk4GqEjhtFfE7lq9DDc+p1oEFZips8VpT1
        cwIDAQAB
        -----END PUBLIC KEY-----
        """
}
