import Crypto
import HTTPServer
import JSON

/// The one step that someone passes to make an account.
enum RegistrationStage {
    case dummy
    /// The token that the server was started with, or one of those made by `parlor token create`.
    case token(String?)

    /// `nil` when nobody can register.
    init?(_ registration: Homeserver.Configuration.Registration) {
        switch registration {
        case .open: self = .dummy
        case .token(let token): self = .token(token)
        case .tokens: self = .token(nil)
        case .closed: return nil
        }
    }

    /// What came of an attempt.
    enum Outcome {
        case passed
        /// Passed with a stored token, whose use is to be counted.
        case passedUsing(String)
        case failed
    }

    private var name: String {
        switch self {
        case .dummy: "m.login.dummy"
        case .token: "m.login.registration_token"
        }
    }

    func check(_ auth: JSONElement, _ services: Services) throws -> Outcome {
        guard auth["type"]?.string == name else { return .failed }
        switch self {
        case .dummy: return .passed
        case .token:
            let token = auth["token"]?.string ?? ""
            if isConfigured(token) { return .passed }
            return try services.hasRegistrationToken(token) ? .passedUsing(token) : .failed
        }
    }

    /// Whether a token lets somebody in.
    func admits(_ token: String, _ services: Services) throws -> Bool {
        try isConfigured(token) || services.hasRegistrationToken(token)
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

    private func isConfigured(_ given: String) -> Bool {
        guard case .token(let token?) = self else { return false }
        // Equal length is told by hashing first; equal content in constant time.
        return SHA256.hash(Array(given.utf8)).isEqualInConstantTime(to: SHA256.hash(Array(token.utf8)))
    }
}

extension Services {
    fileprivate func hasRegistrationToken(_ token: String) throws -> Bool {
        try store.registrationToken(token)?.isValid(at: environment.now()) == true
    }
}
