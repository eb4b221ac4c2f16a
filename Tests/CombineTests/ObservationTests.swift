import Combine
import Testing

private class Counted: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
}

private final class Named: Counted {
    @Published var title: String?
}

private final class Plain: ObservableObject {}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

@Suite struct ObservationTests {
    @Test func changeIsAnnouncedBeforeItHappens() {
        let object = Counted()
        var seen: [Int] = []
        let cancellable = object.objectWillChange.sink { seen.append(object.count) }
        object.count = 1
        object.name = "b"
        object.count += 1
        #expect(seen == [0, 1, 1])
        #expect(object.count == 2)
        cancellable.cancel()
    }

    @Test func publisherDeliversTheNewValueBeforeThePropertyHasIt() {
        let object = Counted()
        var seen: [[Int]] = []
        let cancellable = object.$count.sink { seen.append([$0, object.count]) }
        object.count = 5
        #expect(seen == [[0, 0], [5, 0]])
        cancellable.cancel()
    }

    @Test func observersShareOnePublisher() {
        let object = Counted()
        #expect(object.objectWillChange === object.objectWillChange)
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== Plain().objectWillChange)
    }

    @Test func inheritedPropertiesAnnounceThemselves() {
        let object = Named()
        let changes = Counter()
        let cancellable = object.objectWillChange.sink { changes.add() }
        object.count = 1
        object.title = "x"
        #expect(changes.value == 2)
        cancellable.cancel()
    }

    @Test func objectsWithoutPropertiesDoNotPileUp() {
        // An address that is used again must not find the publisher of the object that was there before.
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<500 { publishers.append(Plain().objectWillChange) }
        #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 500)
    }

    @Test func ownPublisherIsUsed() {
        let object = Custom()
        let recorder = object.objectWillChange.record()
        object.objectWillChange.send(3)
        #expect(recorder.values == [3])
    }

    @Test func assignToAPublishedPropertyLastsAsLongAsTheProperty() {
        let source = PassthroughSubject<Int, Never>()
        let cancelled = Counter()
        do {
            let object = Counted()
            source.handleEvents(receiveCancel: { cancelled.add() }).assign(to: &object.$count)
            source.send(4)
            #expect(object.count == 4)
        }
        #expect(cancelled.value == 1)
    }

    @Test func assignOnAnObject() {
        let object = Counted()
        let source = PassthroughSubject<String, Never>()
        let cancellable = source.assign(to: \.name, on: object)
        source.send("z")
        #expect(object.name == "z")
        cancellable.cancel()
        source.send("y")
        #expect(object.name == "z")
    }

    @Test func firstUseFromManyThreadsFindsOnePublisher() async {
        nonisolated(unsafe) let object = Counted()
        let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<64 { group.addTask { ObjectIdentifier(object.objectWillChange) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(found.count == 1)
    }
}
