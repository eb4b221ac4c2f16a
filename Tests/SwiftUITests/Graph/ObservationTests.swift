import Observation
import Testing

@testable import SwiftUI

@Observable private final class Person {
    var name: String
    var age = 1
    var friends: [Person] = []
    @ObservationIgnored var secret = 0
    init(_ name: String) { self.name = name }
    var greeting: String { "Hello \(name)" }
}

private struct NameView: View {
    let person: Person
    var body: some View { Text(verbatim: person.name) }
}

private struct AgeView: View {
    let person: Person
    var body: some View { Text(verbatim: "\(person.age)") }
}

private final class Store: ObservableObject {
    @Published var first = 0
    @Published var second = 0
    var manual = 0
}

@MainActor
private final class Handle { var run: () -> Void = {} }

/// Models and who hears of their changes.
@MainActor
struct ObservationTests {
    @Test func onlyReadersOfThePropertyAreEvaluated() {
        let person = Person("Ann")
        let host = TestHost {
            NameView(person: person)
            AgeView(person: person)
        }
        GraphStatistics.reset()
        person.name = "Bob"
        host.settle()
        #expect(GraphStatistics.evaluations(of: NameView.self) == 1)
        #expect(GraphStatistics.evaluations(of: AgeView.self) == 0)
        #expect(host.texts == ["Bob", "1"])
    }

    @Test func ignoredPropertyEvaluatesNothing() {
        let person = Person("Ann")
        let host = TestHost { NameView(person: person) }
        GraphStatistics.reset()
        person.secret = 5
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }

    @Test func computedPropertyFollowsWhatItReads() {
        struct Greeting: View {
            let person: Person
            var body: some View { Text(verbatim: person.greeting) }
        }
        let person = Person("Ann")
        let host = TestHost { Greeting(person: person) }
        person.name = "Bob"
        host.settle()
        #expect(host.texts == ["Hello Bob"])
    }

    @Test func rowsOfAModelAreEvaluatedOnTheirOwn() {
        struct List: View {
            let owner: Person
            var body: some View { VStack { ForEach(owner.friends, id: \.name) { AgeView(person: $0) } } }
        }
        let owner = Person("owner")
        owner.friends = (0..<50).map { Person("friend \($0)") }
        let host = TestHost(height: 3000) { List(owner: owner) }
        GraphStatistics.reset()
        owner.friends[7].age = 99
        host.settle()
        #expect(GraphStatistics.evaluations(of: AgeView.self) == 1)
        #expect(GraphStatistics.evaluations(of: List.self) == 0)
        #expect(host.texts[7] == "99")
    }

    @Test func manyChangesAreOneEvaluation() {
        let person = Person("Ann")
        let host = TestHost { NameView(person: person) }
        GraphStatistics.reset()
        for index in 0..<10 { person.name = "\(index)" }
        host.settle()
        #expect(GraphStatistics.evaluations(of: NameView.self) == 1)
        #expect(host.texts == ["9"])
    }

    @Test func nestedModelIsFollowed() {
        struct First: View {
            let owner: Person
            var body: some View { Text(verbatim: owner.friends.first?.name ?? "none") }
        }
        let owner = Person("owner")
        let host = TestHost { First(owner: owner) }
        #expect(host.texts == ["none"])
        owner.friends = [Person("Ann")]
        host.settle()
        owner.friends[0].name = "Bob"
        host.settle()
        #expect(host.texts == ["Bob"])
    }

    @Test func modelInState() {
        struct Owner: View {
            @State private var person = Person("Ann")
            let handle: Handle
            var body: some View {
                handle.run = { person.name = "Bob" }
                return NameView(person: person)
            }
        }
        let handle = Handle()
        let host = TestHost { Owner(handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["Bob"])
    }

    @Test func bindableMakesBindings() {
        struct Editor: View {
            @Bindable var person: Person
            let handle: Handle
            var body: some View {
                let name = $person.name
                handle.run = { name.wrappedValue += "!" }
                return Text(verbatim: person.name)
            }
        }
        let handle = Handle()
        let host = TestHost { Editor(person: Person("Ann"), handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["Ann!"])
    }

    @Test func viewThatIsGoneIsNotEvaluated() {
        let person = Person("Ann")
        func view(_ isShown: Bool) -> some View { VStack { if isShown { NameView(person: person) } } }
        let host = TestHost(view(true))
        host.update(view(false))
        GraphStatistics.reset()
        person.name = "Bob"
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }

    @Test func readInACallbackIsNotFollowed() {
        struct Clicker: View {
            let person: Person
            let handle: Handle
            var body: some View {
                handle.run = { _ = person.name }
                return Text("x")
            }
        }
        let (person, handle) = (Person("Ann"), Handle())
        let host = TestHost { Clicker(person: person, handle: handle) }
        handle.run()
        GraphStatistics.reset()
        person.name = "Bob"
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }

    @Test func readInsideOfAGeometryReaderIsFollowed() {
        let person = Person("Ann")
        let host = TestHost { GeometryReader { _ in Text(verbatim: person.name) } }
        person.name = "Bob"
        host.settle()
        #expect(host.texts == ["Bob"])
    }

    @Test func readInsideOfAForEachIsFollowed() {
        let person = Person("Ann")
        let host = TestHost { VStack { ForEach(0..<2) { _ in Text(verbatim: person.name) } } }
        person.name = "Bob"
        host.settle()
        #expect(host.texts == ["Bob", "Bob"])
    }

    // MARK: ObservableObject

    @Test func publishedChangeEvaluatesWhoObserves() {
        struct Reader: View {
            @ObservedObject var store: Store
            var body: some View { Text(verbatim: "\(store.first)") }
        }
        let store = Store()
        let host = TestHost { Reader(store: store) }
        store.first = 4
        host.settle()
        #expect(host.texts == ["4"])
    }

    @Test func plainPropertyIsNotFollowed() {
        struct Reader: View {
            @ObservedObject var store: Store
            var body: some View { Text(verbatim: "\(store.manual)") }
        }
        let store = Store()
        let host = TestHost { Reader(store: store) }
        store.manual = 4
        host.settle()
        #expect(host.texts == ["0"])
        store.objectWillChange.send()
        host.settle()
        #expect(host.texts == ["4"])
    }

    @Test func objectThatIsNotObservedIsNotFollowed() {
        struct Holder: View {
            let store: Store
            var body: some View { Text(verbatim: "\(store.first)") }
        }
        let store = Store()
        let host = TestHost { Holder(store: store) }
        GraphStatistics.reset()
        store.first = 4
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }

    @Test func replacedObjectIsFollowedInsteadOfTheOld() {
        struct Reader: View {
            @ObservedObject var store: Store
            var body: some View { Text(verbatim: "\(store.first)") }
        }
        let (old, new) = (Store(), Store())
        let host = TestHost(Reader(store: old))
        host.update(Reader(store: new))
        GraphStatistics.reset()
        old.first = 1
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
        new.first = 2
        host.settle()
        #expect(host.texts == ["2"])
    }

    @Test func twoPublishedChangesAreOneEvaluation() {
        struct Reader: View {
            @ObservedObject var store: Store
            var body: some View { Text(verbatim: "\(store.first) \(store.second)") }
        }
        let store = Store()
        let host = TestHost { Reader(store: store) }
        GraphStatistics.reset()
        store.first = 1
        store.second = 2
        host.settle()
        #expect(GraphStatistics.evaluations(of: Reader.self) == 1)
        #expect(host.texts == ["1 2"])
    }

    @Test func environmentObjectIsSharedBySeveral() {
        struct Reader: View {
            @EnvironmentObject var store: Store
            var body: some View { Text(verbatim: "\(store.first)") }
        }
        let store = Store()
        let host = TestHost {
            VStack {
                Reader()
                HStack { Reader() }
            }
            .environmentObject(store)
        }
        store.first = 3
        host.settle()
        #expect(host.texts == ["3", "3"])
    }

    @Test func bindingOfAnObservedObjectWritesIt() {
        struct Editor: View {
            @ObservedObject var store: Store
            let handle: Handle
            var body: some View {
                let binding = $store.first
                handle.run = { binding.wrappedValue = 8 }
                return Text(verbatim: "\(store.first)")
            }
        }
        let handle = Handle()
        let host = TestHost { Editor(store: Store(), handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["8"])
    }
}
