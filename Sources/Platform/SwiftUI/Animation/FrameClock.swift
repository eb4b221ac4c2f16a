import Foundation

/// Ticks while something moves that views cannot move by themselves: numbers in shapes and custom views.
@MainActor
package final class FrameClock {
    package static let shared = FrameClock()
    nonisolated static let interval = 1.0 / 60

    private var listeners: [ObjectIdentifier: () -> Bool] = [:]
    private var isTicking = false

    /// Seconds of a clock that only goes forward. Tests put their own in its place.
    package var now: () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
    /// Asks for the next tick. Tests replace it and call `tick()` themselves.
    package var requestTick: (@escaping @MainActor () -> Void) -> Void = { tick in
        afterDelay(FrameClock.interval, tick)
    }

    /// Calls `step` at each tick until it answers false.
    func start(_ owner: AnyObject, _ step: @escaping () -> Bool) {
        listeners[ObjectIdentifier(owner)] = step
        schedule()
    }

    func stop(_ owner: AnyObject) { listeners[ObjectIdentifier(owner)] = nil }

    package func tick() {
        isTicking = false
        for (id, step) in listeners where !step() { listeners[id] = nil }
        if !listeners.isEmpty { schedule() }
    }

    private func schedule() {
        guard !isTicking else { return }
        isTicking = true
        requestTick { [weak self] in self?.tick() }
    }
}
