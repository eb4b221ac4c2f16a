import Synchronization

/// Thins out the news of an upload: a twentieth of the whole is worth a redraw, a packet is not.
final class UploadSteps: Sendable {
    private let last = Mutex(0.0)

    /// - Returns: What to show now, `0...1`; nil when that is what is shown already.
    func next(_ fraction: Double) -> Double? {
        last.withLock { last in
            let fraction = min(max(fraction, 0), 1)
            guard fraction >= last + 0.05 || (fraction == 1 && last < 1) else { return nil }
            last = fraction
            return fraction
        }
    }
}
