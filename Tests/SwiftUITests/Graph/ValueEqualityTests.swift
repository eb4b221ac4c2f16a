import Testing

@testable import SwiftUI

/// Whether two values of a view are told to be the same; a wrong yes would leave old things on the screen.
@MainActor
struct ValueEqualityTests {
    private protocol Named {}
    private struct Plain: Named {
        var number = 1
        var text = String(repeating: "long enough to live on the heap ", count: 4)
    }
    private struct Other: Named { var number = 1 }
    private struct Holder<T> { var value: T }
    private struct Action { let run: () -> Int }
    private final class Model {}
    private struct OddOnly: Equatable {
        let number: Int
        static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    }
    private struct Counter: View {
        @State private var count = 0
        var label = "a"
        var body: some View { Text(label) }
    }

    @Test func structsByTheirFields() {
        #expect(ValueEquality.areEqual(Plain(), Plain()))
        #expect(!ValueEquality.areEqual(Plain(), Plain(number: 2)))
        #expect(!ValueEquality.areEqual(Plain(), Plain(text: "short")))
        #expect(!ValueEquality.areEqual(Holder(value: Plain()), Holder(value: Plain(number: 2))))
    }

    @Test func equatablesByWhatTheySay() {
        #expect(ValueEquality.areEqual(Holder(value: OddOnly(number: 1)), Holder(value: OddOnly(number: 3))))
        #expect(!ValueEquality.areEqual(OddOnly(number: 1), OddOnly(number: 2)))
    }

    @Test func boxesByWhatIsInThem() {
        // A box has bytes that nobody writes; different ones each time, unless what is in it fills it.
        for (old, new, areEqual) in [
            (Plain() as Any, Plain() as Any, true), (Other(), Other(), true), (Other(), Other(number: 2), false),
            (Plain(), Other(), false), (1, 1, true), (1, UInt(1), false),
            (Plain() as Plain? as Any, Plain() as Plain? as Any, true),
        ] {
            #expect(ValueEquality.areEqual(old, new) == areEqual, "\(old), \(new)")
            #expect(ValueEquality.areEqual(Holder(value: old), Holder(value: new)) == areEqual, "\(old), \(new)")
        }
        #expect(ValueEquality.areEqual(Other() as any Named, Other()))
        #expect(!ValueEquality.areEqual(Plain() as any Named, Other()))
    }

    @Test func optionalsByWhatIsInThem() {
        #expect(ValueEquality.areEqual(Plain() as Plain?, Plain()))
        #expect(!ValueEquality.areEqual(Plain() as Plain?, nil))
        #expect(!ValueEquality.areEqual(nil, Plain() as Plain?))
        #expect(ValueEquality.areEqual(nil as Plain?, nil))
        #expect(ValueEquality.areEqual(Other() as (any Named)?, Other()))
        #expect(!ValueEquality.areEqual(Other() as (any Named)?, Other(number: 2)))
    }

    @Test func objectsByIdentity() {
        let model = Model()
        #expect(ValueEquality.areEqual(Holder(value: model), Holder(value: model)))
        #expect(!ValueEquality.areEqual(Holder(value: model), Holder(value: Model())))
    }

    @Test func closuresThatCaptureAreNew() {
        func make(_ number: Int) -> () -> Int { { number } }
        #expect(!ValueEquality.areEqual(Action(run: make(1)), Action(run: make(1))))
        let one = make(1)
        #expect(ValueEquality.areEqual(Action(run: one), Action(run: one)))
    }

    @Test func stateIsThePlacesOwn() {
        #expect(ValueEquality.areEqual(Counter(), Counter()))
        #expect(!ValueEquality.areEqual(Counter(), Counter(label: "b")))
    }

    @Test func stylesAreTheirValues() {
        #expect(
            ValueEquality.areEqual(
                AnyButtonStyle(system: BorderedButtonStyle()), AnyButtonStyle(system: BorderedButtonStyle())))
        #expect(
            !ValueEquality.areEqual(
                AnyButtonStyle(system: BorderedButtonStyle()), AnyButtonStyle(system: PlainButtonStyle())))
    }
}
