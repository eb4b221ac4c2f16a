import Foundation
import JSON
import Support
import Synchronization
import Testing

@testable import Parlor

@Suite("Tokens that end")
struct TokenTests {
    private static let refusal = FaultyTransport.Fault.answers(
        status: 401, body: #"{"errcode":"M_UNKNOWN_TOKEN","error":"gone","soft_logout":true}"#)

    /// Refuses one access token once it has been told to.
    private final class Revoked: Sendable {
        private let tokens = Mutex<Set<String>>([])

        func revoke(_ token: String) { tokens.withLock { _ = $0.insert(token) } }

        func transport(_ onRefusal: @escaping @Sendable () -> Void = {}) -> FaultyTransport {
            FaultyTransport { request in
                let token = request.headers["Authorization"]?.dropFirst("Bearer ".count)
                guard let token, self.tokens.withLock({ $0.contains(String(token)) }) else { return nil }
                onRefusal()
                return TokenTests.refusal
            }
        }
    }

    @Test func theProviderIsAskedOnceAndAllRequestsWaitForIt() async throws {
        try await withWorld { world in
            let first = try await world.server.register("anna", password: World.password)
            let second = try await world.server.login("anna", password: World.password)
            let (revoked, calls, gate, refusals) = (Revoked(), Counter(), Gate(), Counter())
            let anna = world.client("anna") { config in
                config.dependencies.makeTransport = { revoked.transport { refusals.increment() } }
            }
            try await anna.connect(userID: "anna") {
                if calls.increment() == 0 { return first.token }
                await gate.passage()
                return second.token
            }
            defer { gate.open() }
            #expect(calls.count == 1)
            let cid = try await anna.createChannel(name: "Garden", id: "garden")
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            revoked.revoke(first.token)
            async let names = withThrowingTaskGroup(of: ChannelId.self) { group in
                for number in 0..<5 { group.addTask { try await anna.createChannel(name: "\(number)") } }
                return try await group.reduce(into: [ChannelId]()) { $0.append($1) }
            }
            try await controller.createNewMessage(text: "Waits for the new token")
            try await eventually("the provider is asked") { refusals.count >= 1 && calls.count == 2 }
            gate.open()
            #expect(try await names.count == 5)
            try await eventually("it is sent") { controller.messages.first?.deliveryState == .sent }
            #expect(calls.count == 2)
        }
    }

    @Test func aProviderThatFailsIsSaidAndAskedAgain() async throws {
        try await withWorld { world in
            struct BackEndDown: Error {}
            let first = try await world.server.register("anna", password: World.password)
            let second = try await world.server.login("anna", password: World.password)
            let (revoked, calls) = (Revoked(), Counter())
            let anna = world.client("anna") { $0.dependencies.makeTransport = { revoked.transport() } }
            try await anna.connect(userID: "anna") {
                switch calls.increment() {
                case 0: return first.token
                case 1, 2: throw BackEndDown()
                default: return second.token
                }
            }
            let recorder = StatusRecorder(anna)
            revoked.revoke(first.token)
            anna.reconnectNow()
            try await eventually("it says so") { recorder.errors.contains(.tokenProviderFailed) }
            try await eventually("it goes on") { calls.count == 4 && anna.connectionStatus.isConnected }
        }
    }

    @Test func aProviderWithoutAnAccountEndsTheSession() async throws {
        try await withWorld { world in
            let first = try await world.server.register("anna", password: World.password)
            let (revoked, calls) = (Revoked(), Counter())
            let anna = world.client("anna") { $0.dependencies.makeTransport = { revoked.transport() } }
            try await anna.connect(userID: "anna") {
                if calls.increment() == 0 { return first.token }
                throw ClientError(.signedOut, "The account was closed")
            }
            revoked.revoke(first.token)
            anna.reconnectNow()
            try await eventually("it is over") {
                if case .disconnected(let error) = anna.connectionStatus { error?.kind == .signedOut } else { false }
            }
        }
    }

    @Test func aTokenOfSomebodyElseIsRefused() async throws {
        try await withWorld { world in
            _ = try await world.server.register("anna")
            let ben = try await world.server.register("ben")
            let anna = world.client("anna")
            await #expect { try await anna.connect(userID: "anna") { ben.token } } throws: {
                ($0 as? ClientError)?.kind == .wrongCredentials
            }
        }
    }

    @Test func theTokenOfTheLastTimeIsUsedBeforeTheAppIsAsked() async throws {
        try await withWorld(.folder) { world in
            let user = try await world.server.register("anna")
            let calls = Counter()
            let provider: TokenProvider = {
                calls.increment()
                return user.token
            }
            let anna = world.client("anna")
            try await anna.connect(userID: "anna", tokenProvider: provider)
            await anna.disconnect()
            try await world.client("anna").connect(userID: "anna", tokenProvider: provider)
            #expect(calls.count == 1)
        }
    }

    /// The keeper alone: the homeserver's part is played by the closures.
    @Test func aRefreshTokenIsUsedAheadOfTimeAndOnce() async throws {
        let clock = Mutex(Date(timeIntervalSince1970: 1_000))
        let renewals = Counter()
        let keeper = TokenKeeper { clock.withLock { $0 } }
        keeper.token = SessionToken(
            accessToken: "a0", refreshToken: "r0", expiresAt: Date(timeIntervalSince1970: 1_300))
        keeper.renew = { old in
            let number = renewals.increment() + 1
            #expect(old?.refreshToken == "r\(number - 1)")
            return SessionToken(
                accessToken: "a\(number)", refreshToken: "r\(number)", expiresAt: Date(timeIntervalSince1970: 2_000))
        }
        #expect(try await keeper.tokenForRequest()?.accessToken == "a0")
        clock.withLock { $0 = Date(timeIntervalSince1970: 1_298) }
        let used = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<20 { group.addTask { try await keeper.tokenForRequest()?.accessToken } }
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(used == ["a1"])
        // A refusal of the old one, which came late, renews nothing.
        #expect(try await keeper.replacement(for: SessionToken(accessToken: "a0"))?.accessToken == "a1")
        #expect(renewals.count == 1)
    }
}
