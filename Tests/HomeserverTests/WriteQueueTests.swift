import JSON
import Matrix
import SQLite
import Synchronization
import Testing

@testable import Homeserver

/// Numbers and queues in one step, as the shard does.
private final class Line: Sendable {
    private let last = Mutex(0)

    func next(_ body: (Int) -> Void) {
        last.withLock { last in
            last += 1
            body(last)
        }
    }
}

@Suite struct WriteQueueTests {
    private let room = RoomRecord(key: 1, id: RoomID("!a:localhost")!)
    private let anna = UserID("@anna:localhost")!

    private func event(_ position: Int, room: RoomRecord? = nil) -> Event {
        Event(
            position: position, room: room ?? self.room, id: EventID("$\(position)")!, type: .message, sender: anna,
            stateKey: nil, timestamp: 0, json: Array("{}".utf8))
    }

    @Test func whatArrivesTogetherIsCommittedTogetherAndInOrder() async throws {
        let store = try SQLiteEventStore(.memory)
        _ = try store.commit([[.room(room, creator: anna, isPublic: false)]])
        let queue = WriteQueue(store: store)
        let reader = Task {
            var sizes: [Int] = []
            var positions: [Int] = []
            for await batch in queue.batches {
                guard case .committed(let units) = batch else { continue }
                sizes.append(units.count)
                for (unit, outcome) in units {
                    if case .event(let event) = unit.changes[0] { positions.append(event.position) }
                    unit.reply.resume(returning: outcome)
                }
            }
            return (sizes, positions)
        }
        let line = Line()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 {
                group.addTask {
                    _ = try await withCheckedThrowingContinuation { reply in
                        line.next { queue.submit(.init(changes: [.event(event($0))], epoch: 0, reply: reply)) }
                    }
                }
            }
            try await group.waitForAll()
        }
        await queue.finish()
        let (sizes, positions) = await reader.value
        #expect(positions == Array(1...1_000))
        #expect(sizes.count < 1_000)
        #expect(try store.counters().position == 1_000)
    }

    @Test func failureTakesBackWhatWasCheckedAgainstIt() async throws {
        let queue = WriteQueue(store: try SQLiteEventStore(.memory))
        let reader = Task {
            var epochs: [Int] = []
            for await batch in queue.batches {
                switch batch {
                case .committed(let units): for (unit, outcome) in units { unit.reply.resume(returning: outcome) }
                case .failed(let units, let error, let epoch):
                    epochs.append(epoch)
                    for unit in units { unit.reply.resume(throwing: error) }
                }
            }
            return epochs
        }
        func submit(_ changes: [StoreChange], epoch: Int) async -> Bool {
            let outcome = try? await withCheckedThrowingContinuation { reply in
                queue.submit(.init(changes: changes, epoch: epoch, reply: reply))
            }
            return outcome == .committed
        }
        #expect(await submit([.room(room, creator: anna, isPublic: false)], epoch: 0))
        #expect(await submit([.event(event(1))], epoch: 0))
        // A position that is taken breaks the table's key, and with it the transaction.
        #expect(await !submit([.event(event(1))], epoch: 0))
        #expect(await !submit([.event(event(2))], epoch: 0))
        #expect(await submit([.event(event(3))], epoch: 1))
        await queue.finish()
        #expect(await reader.value == [1, 1])
    }
}
