import Testing

@testable import SwiftUI

private struct Profile: Equatable, Identifiable {
    var id = 1
    var name = "Ann"
    var tags = ["a", "b"]
}

@MainActor
struct BindingTests {
    private final class Place<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    @Test func memberIsWrittenThrough() {
        let place = Place(Profile())
        place.binding.name.wrappedValue = "Bob"
        #expect(place.value.name == "Bob")
    }

    @Test func elementOfACollectionIsWrittenThrough() {
        let place = Place(Profile())
        place.binding.tags[1].wrappedValue = "z"
        #expect(place.value.tags == ["a", "z"])
    }

    @Test func bindingToACollectionIsACollection() {
        let place = Place([1, 2, 3])
        for element in place.binding { element.wrappedValue *= 2 }
        #expect(place.value == [2, 4, 6])
        #expect(place.binding.count == 3)
        #expect(place.binding.reversed().first?.wrappedValue == 6)
    }

    @Test func optionalOfNothingHasNoBinding() {
        let place = Place<Int?>(nil)
        #expect(Binding(place.binding) == nil)
        place.value = 4
        let inner = Binding(place.binding)
        inner?.wrappedValue = 5
        #expect(place.value == 5)
    }

    @Test func nilIsNotWrittenToAPlainValue() {
        let place = Place(3)
        let optional = Binding<Int?>(place.binding)
        optional.wrappedValue = nil
        #expect(place.value == 3)
        optional.wrappedValue = 4
        #expect(place.value == 4)
    }

    @Test func constantStaysWhatItIs() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func identityIsThatOfTheValue() {
        #expect(Place(Profile(id: 7)).binding.id == 7)
    }

    @Test func setterHearsOfTheTransaction() {
        var heard: [Animation?] = []
        let binding = Binding(
            get: { 0 }, set: { (_: Int, transaction: Transaction) in heard.append(transaction.animation) })
        binding.wrappedValue = 1
        binding.animation(.linear(duration: 3)).wrappedValue = 2
        withAnimation(.easeIn) { binding.wrappedValue = 3 }
        #expect(heard == [nil, .linear(duration: 3), .easeIn])
    }

    @Test func membersOfTheSamePlaceAreEqual() {
        let place = Place(Profile())
        let binding = place.binding
        #expect(binding.name == binding.name)
        #expect(!(binding.name == place.binding.name))
    }

    @Test func childWithABindingIsNotEvaluatedForNothing() {
        struct Child: View {
            @Binding var text: String
            var body: some View { Text(verbatim: text) }
        }
        struct Parent: View {
            @State private var text = "a"
            @State private var other = 0
            let handle: Handle
            var body: some View {
                handle.run = { other += 1 }
                return VStack {
                    Child(text: $text)
                    Text(verbatim: "\(other)")
                }
            }
        }
        final class Handle: @unchecked Sendable { var run: () -> Void = {} }
        let handle = Handle()
        let host = TestHost { Parent(handle: handle) }
        GraphStatistics.reset()
        handle.run()
        host.settle()
        #expect(GraphStatistics.evaluations(of: Child.self) == 0)
        #expect(host.texts == ["a", "1"])
    }

    @Test func rowBindingsFollowTheirElement() {
        struct List: View {
            @State private var people = [Profile(id: 1, name: "a"), Profile(id: 2, name: "b")]
            let handle: Handle
            var body: some View {
                handle.run = {
                    people.swapAt(0, 1)
                    people[0].name = "first"
                }
                return VStack { ForEach($people) { $person in Text(verbatim: person.name) } }
            }
        }
        final class Handle: @unchecked Sendable { var run: () -> Void = {} }
        let handle = Handle()
        let host = TestHost { List(handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["first", "a"])
    }
}
