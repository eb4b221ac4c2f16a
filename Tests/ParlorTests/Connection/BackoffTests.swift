import Testing

@testable import Parlor

@Suite("When to ask the homeserver again")
struct BackoffTests {
    @Test func theCeilingDoublesUpToTheLimitAndChancePicksBelowIt() {
        var backoff = Backoff()
        var waits: [Duration] = []
        for _ in 0..<9 { waits.append(backoff.next(random: 1)) }
        #expect(
            waits == [
                .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(16), .seconds(30),
                .seconds(30), .seconds(30),
            ])
        let none = backoff.next(random: 0)
        #expect(none == .zero)
        backoff.reset()
        let half = backoff.next(random: 0.5)
        #expect(half == .milliseconds(250))
    }

    @Test func theHomeserversWishIsTheLeast() {
        var backoff = Backoff()
        let wait = backoff.next(random: 0, atLeast: .seconds(7))
        #expect(wait == .seconds(7))
    }

    @Test func theFirstRequestIsNotHeldBackAndLaterOnesAre() {
        var machine = SyncMachine(since: "s1")
        #expect(machine.request == .request(since: "s1", poll: .zero))
        let next = machine.succeeded(nextBatch: "s2")
        #expect(next == .request(since: "s2", poll: .seconds(30)))
        #expect(machine.isConnected)
    }

    @Test func aFailureWaitsThenAsksForTheSameAgainWithoutHolding() {
        var machine = SyncMachine(since: "s1")
        _ = machine.succeeded(nextBatch: "s2")
        let first = machine.failed(ClientError(.unreachable, ""), random: 0.5)
        let second = machine.failed(ClientError(.serverFault, ""), random: 0.5)
        #expect([first, second] == [.wait(.milliseconds(250)), .wait(.milliseconds(500))])
        #expect(machine.request == .request(since: "s2", poll: .zero))
        #expect(!machine.isConnected)
    }

    @Test func anEndedSessionStops() {
        var machine = SyncMachine(since: nil)
        let error = ClientError(.signedOut, "")
        let step = machine.failed(error, random: 0)
        #expect(step == .stop(error))
    }

    @Test(arguments: [
        (ClientError.Kind.unreachable, OutboxPolicy.Verdict.retry(after: .milliseconds(250))),
        (.serverFault, .retry(after: .milliseconds(250))), (.rateLimited, .retry(after: .milliseconds(250))),
        (.signedOut, .pause), (.cancelled, .pause), (.forbidden, .giveUp), (.tooLarge, .giveUp), (.notFound, .giveUp),
        (.rejected, .giveUp), (.unreadableFile, .giveUp),
    ])
    func theOutboxRetriesPausesOrGivesUp(kind: ClientError.Kind, verdict: OutboxPolicy.Verdict) {
        var backoff = Backoff()
        let found = OutboxPolicy.verdict(on: ClientError(kind, ""), backoff: &backoff, random: 0.5)
        #expect(found == verdict)
    }
}
