import Foundation
import Matrix
import Testing

@testable import Parlor

@Suite("Errors say what happened, whether it is tried again, and what to do")
struct ClientErrorTests {
    private static let expected: [ClientError.Kind: ClientError.Recovery] = [
        .notConnected: .signInAgain, .unreachable: .retry, .serverFault: .retry, .rateLimited: .retry,
        .wrongCredentials: .signInAgain, .signedOut: .signInAgain, .tokenProviderFailed: .retry, .forbidden: .giveUp,
        .notFound: .giveUp, .aliasTaken: .giveUp, .userIDTaken: .giveUp, .invalidChannelId: .giveUp,
        .invalidUserID: .giveUp, .tooLarge: .giveUp, .emptyMessage: .giveUp, .rejected: .giveUp, .encrypted: .giveUp,
        .store: .giveUp, .storeInUse: .giveUp, .diskFull: .giveUp, .unreadableFile: .giveUp, .cancelled: .giveUp,
    ]

    @Test(arguments: ClientError.Kind.allCases)
    func everyKind(_ kind: ClientError.Kind) throws {
        let error = ClientError(kind, "a sentence for developers")
        #expect(error.recovery == Self.expected[kind])
        let (what, advice) = (try #require(error.errorDescription), try #require(error.recoverySuggestion))
        for sentence in [what, advice] {
            #expect(sentence.first?.isUppercase == true && sentence.count > 10, "\(sentence)")
            #expect(!sentence.contains(error.message))
        }
        #expect(advice.contains("by itself") == (error.recovery == .retry))
        #expect(advice.lowercased().contains("sign in again") == (error.recovery == .signInAgain))
        #expect(error.failureReason == error.message)
        #expect(ClientError(stored: error.stored) == error)
    }

    @Test func noTwoKindsSayTheSame() {
        let said = ClientError.Kind.allCases.compactMap { ClientError($0, "").errorDescription }
        #expect(Set(said).count == ClientError.Kind.allCases.count)
    }

    @Test func theHomeserversWordsAndOurs() {
        let table: [(ErrorCode, Int, ClientError.Kind)] = [
            (.unknownToken, 401, .signedOut), (.missingToken, 401, .signedOut), (.limitExceeded, 429, .rateLimited),
            (.forbidden, 403, .forbidden), (.notFound, 404, .notFound), (.roomInUse, 400, .aliasTaken),
            (.userInUse, 400, .userIDTaken), (.tooLarge, 413, .tooLarge), (.unknown, 500, .serverFault),
            (.unknown, 400, .rejected),
        ]
        for (code, status, kind) in table {
            let error = ClientError(
                MatrixError(status: status, body: ["errcode": .string(code.rawValue), "error": "no"]), request: "/x")
            #expect(error.kind == kind, "\(code.rawValue)")
            #expect(error.errcode == code.rawValue && error.status == status)
        }
        let busy = ClientError(
            MatrixError(status: 429, body: ["errcode": "M_LIMIT_EXCEEDED", "error": "slow", "retry_after_ms": 2_000]),
            request: "/x", retryAfter: .seconds(9))
        #expect(busy.retryAfter == .seconds(2))
        #expect(busy.recoverySuggestion?.contains("2 seconds") == true)
        #expect(
            ClientError(MatrixError(status: 429, body: nil), request: "/x", retryAfter: .seconds(9)).retryAfter
                == .seconds(9))
    }
}
