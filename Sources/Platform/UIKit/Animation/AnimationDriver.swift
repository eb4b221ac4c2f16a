import Foundation

/// Holds animations still and moves them by hand: what a finger drives.
@MainActor final class AnimationDriver {
    /// Takes the animations that start meanwhile.
    static private(set) var recording: AnimationDriver?

    private var groups: [Animator.Group] = []
    /// Of animations that run without motion.
    private var completions: [(Bool) -> Void] = []

    /// From 0 to 1.
    var fraction: CGFloat = 0 {
        didSet {
            for group in groups { group.held = fraction }
            Animator.wake()
        }
    }

    init(_ body: () -> Void) {
        Self.recording = self
        body()
        Self.recording = nil
    }

    func hold(_ group: Animator.Group) {
        group.held = fraction
        groups.append(group)
    }

    func hold(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func finish() { go(to: 1) }
    func cancel() { go(to: 0) }

    private func go(to end: CGFloat) {
        for group in groups { group.release(to: end) }
        groups = []
        Animator.wake()
        let waiting = completions
        completions = []
        for completion in waiting { completion(end == 1) }
    }
}
