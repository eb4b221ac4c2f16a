import Crypto
import HTTPServer
import JSON

/// The one step that someone passes to make an account.
enum RegistrationStage {
    case dummy
    case token(String)

    /// `nil` when nobody can register.
    init?(_ registration: Homeserver.Configuration.Registration) {
        switch registration {
        case .open: self = .dummy
        case .token(let token): self = .token(token)
        case .closed: return nil
        }
    }

    private var name: String {
        switch self {
        case .dummy: "m.login.dummy"
        case .token: "m.login.registration_token"
        }
    }

    func isPassed(by auth: JSONElement) -> Bool {
        guard auth["type"]?.string == name else { return false }
        switch self {
        case .dummy: return true
        case .token(let token):
            // Equal length is told by hashing first; equal content in constant time.
            let given = SHA256.hash(Array((auth["token"]?.string ?? "").utf8))
            return given.isEqualInConstantTime(to: SHA256.hash(Array(token.utf8)))
        }
    }

    func challenge(session: String, isRetry: Bool = false) -> Response {
        var json: JSONValue = [
            "flows": [["stages": [.string(name)]]], "params": [:], "session": .string(session), "completed": [],
        ]
        if isRetry {
            json["errcode"] = "M_FORBIDDEN"
            json["error"] = "That was not the right answer."
        }
        return .json(json, status: 401)
    }
}
