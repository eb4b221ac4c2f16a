@testable import SwiftUI

/// A clock that tests turn by hand.
@MainActor
final class HandClock {
    var time = 0.0
    private var pending: [@MainActor () -> Void] = []

    init() {
        FrameClock.shared.now = { [unowned self] in time }
        FrameClock.shared.requestTick = { [unowned self] in pending.append($0) }
        // What an earlier test left waiting goes.
        FrameClock.shared.tick()
    }

    func advance(_ seconds: Double) {
        time += seconds
        let due = pending
        pending = []
        for tick in due { tick() }
    }
}

/// Writes the number that it is given, and those on the way to it.
struct Bar: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
}

/// Moves its content aside.
struct Shift: AnimatableModifier {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: amount) }
}
