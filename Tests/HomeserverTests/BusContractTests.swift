import Matrix
import Synchronization
import Testing

@testable import Homeserver

/// What every `Bus` promises. A new one is added to `kinds` and must pass as it is.
@Suite struct BusContractTests {
    enum Kind: String, CaseIterable, Sendable {
        case inProcess

        func make() -> any Bus {
            switch self {
            case .inProcess: InProcessBus()
            }
        }
    }

    private final class Listener: Sendable {
        private let heard = Mutex<[Signal]>([])

        init(_ bus: any Bus) { bus.subscribe { signal in self.heard.withLock { $0.append(signal) } } }

        var users: [[UserID]] { heard.withLock { $0.map(\.users) } }
        var topics: [Signal.Topic] { heard.withLock { $0.map(\.topic) } }
    }

    private let anna = UserID("@anna:localhost")!
    private let bob = UserID("@bob:localhost")!

    @Test(arguments: Kind.allCases)
    func everySubscriberHearsEverySignalInOrder(_ kind: Kind) {
        let bus = kind.make()
        let listeners = [Listener(bus), Listener(bus)]
        bus.publish(Signal(users: [anna], topic: .log))
        bus.publish(Signal(users: [bob, anna], topic: [.ephemeral, .presence]))
        bus.publish(Signal(users: [], topic: .accountData))
        for listener in listeners {
            #expect(listener.users == [[anna], [bob, anna], []])
            #expect(listener.topics == [.log, [.ephemeral, .presence], .accountData])
        }
    }

    @Test(arguments: Kind.allCases)
    func lateSubscribersHearWhatComesAfter(_ kind: Kind) {
        let bus = kind.make()
        bus.publish(Signal(users: [anna], topic: .log))
        let late = Listener(bus)
        bus.publish(Signal(users: [bob], topic: .log))
        #expect(late.users == [[bob]])
    }

    @Test(arguments: Kind.allCases)
    func publicationFromManyTasks(_ kind: Kind) async {
        let bus = kind.make()
        let listener = Listener(bus)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { bus.publish(Signal(users: [anna], topic: .log)) } }
        }
        #expect(listener.users.count == 100)
    }

    @Test func topicsAreDistinct() {
        let topics: [Signal.Topic] = [.log, .ephemeral, .presence, .accountData, .toDevice]
        #expect(Set(topics.map(\.rawValue)).count == topics.count)
    }
}
