import Foundation
import Support
import Testing

@testable import Parlor

/// Whatever people do, and however their networks and their apps behave meanwhile: in the end all of them see the same.
///
/// Two to four clients, some of them devices of the same person, write, edit, delete, react and answer, while they lose the network, lose
/// answers, and are closed and opened again on their stores. A history is made of its seed alone. `PARLOR_SEEDS=1000` runs a
/// thousand, `PARLOR_FIRST_SEED` says where to begin.
@Suite("Random histories converge")
struct ConvergenceTests {
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["PARLOR_FIRST_SEED"].flatMap(UInt64.init) ?? 0
        return first..<first + (environment["PARLOR_SEEDS"].flatMap(UInt64.init) ?? 40)
    }()

    @Test(arguments: seeds) func allClientsSeeTheSameInTheEnd(seed: UInt64) async throws {
        try await World.run(.parlor, at: SharedHomeserver.instance.server) { world in
            let conversation = try await RandomConversation(world, seed: seed)
            for _ in 0..<conversation.length { try await conversation.step() }
            try await conversation.calmDown()
            let log = conversation.log.joined(separator: "\n")

            let views = try await conversation.views()
            try await agree(views, "the clients of history \(seed)", log)
            let fresh = try await conversation.freshView()
            try await agree([views[0], fresh], "an old and a fresh client of history \(seed)", log)
            await fresh.client.disconnect()
        }
    }

    /// Waits until all see the same, and says where they differ when they never do.
    private func agree(_ views: [ClientView], _ who: String, _ log: String) async throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while true {
            let snapshots = views.map { $0.snapshot() }
            let first = snapshots[0]
            guard let other = snapshots.firstIndex(where: { $0 != first }) else { return }
            if ContinuousClock.now > deadline {
                let difference = first.difference(from: snapshots[other])
                Issue.record("\(who) never agree: \(views[0].name) and \(views[other].name)\n\(difference)\n\(log)")
                return
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }
}

/// One homeserver for all histories: a thousand start-ups cost more than what is tested.
private actor SharedHomeserver {
    static let instance = SharedHomeserver()
    private var starting: Task<TestHomeserver, any Error>?

    var server: TestHomeserver {
        get async throws {
            if let starting { return try await starting.value }
            let task = Task { try await TestHomeserver.start() }
            starting = task
            return try await task.value
        }
    }
}
