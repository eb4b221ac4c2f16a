import Combine
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Parlor

@Suite("Delegates, publishers and sequences hear the same")
struct OneSourceTests {
    @Test func allOfThemAreToldOfAMessageOnce() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            let (first, second) = (ChannelRecorder(), ChannelRecorder())
            his.delegate = first
            his.addDelegate(second)
            his.addDelegate(second)
            let published = Mutex<[String]>([])
            let subscription = his.messagesPublisher.sink { list in
                published.withLock { $0.append(list.first?.text ?? "-") }
            }
            var stream = his.messageChangesStream.makeAsyncIterator()
            try await anna.channelController(for: cid).createNewMessage(text: "Hello")
            guard case .insert(let message, let index)? = await stream.next()?.first else {
                Issue.record("no insertion")
                return
            }
            #expect(message.text == "Hello")
            #expect(index == IndexPath(indexes: [0, 0]))
            #expect(first.messages.count == 1)
            #expect(second.messages.count == 1)
            #expect(published.withLock { $0 } == ["-", "Hello"])
            subscription.cancel()
        }
    }

    @Test func aDelegateIsHeldWeakly() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let list = anna.channelListController(query: .init(filter: .exists(.cid)))
            do {
                let recorder = ListRecorder()
                list.delegate = recorder
                #expect(list.delegate === recorder)
            }
            #expect(list.delegate == nil)
            _ = try await anna.createChannel(name: "Heard by nobody")
            #expect(list.channels.count == 1)
        }
    }

    @Test func callbacksComeOnTheMainQueueAndInOrder() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await his.synchronize()
            let answers = Mutex<[(Int, Bool)]>([])
            // On Linux the main queue of a test run is not bound to the main thread, so the queue itself is recognised.
            let mark = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: mark, value: true)
            for number in 0..<10 {
                hers.createNewMessage(text: "\(number)") { _ in
                    answers.withLock { $0.append((number, DispatchQueue.getSpecific(key: mark) == true)) }
                }
            }
            try await eventually("all have been answered") { answers.withLock { $0.count } == 10 }
            #expect(answers.withLock { $0.map(\.0) } == Array(0..<10))
            #expect(answers.withLock { $0.allSatisfy(\.1) })
            try await eventually("ben has them in order") {
                his.messages.reversed().map(\.text) == (0..<10).map(String.init)
            }
        }
    }
}
