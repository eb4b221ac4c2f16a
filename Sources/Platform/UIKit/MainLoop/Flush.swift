import Foundation
internal import CGtk

/// Does later, once, what changes asked for: evaluates, lays out, then lets GTK draw.
///
/// Setters only mark. The flush is an idle source at priority 100: after input and timers (0), before GTK's own resize (110)
/// and redraw (120), so all changes of one event reach the screen in one frame.
@MainActor package enum Flush {
    private static var source: UInt32 = 0
    private static var work: [() -> Void] = []
    private static var layoutIsDue = false
    private static var isRunning = false
    private static let priority: Int32 = 100

    /// Runs the closure in the next flush, before layout.
    package static func schedule(_ body: @escaping () -> Void) {
        work.append(body)
        arm()
    }

    static func scheduleLayout() {
        guard !layoutIsDue else { return }
        layoutIsDue = true
        arm()
    }

    package static var isPending: Bool { layoutIsDue || !work.isEmpty }

    /// Runs the flush at once: for tests, and before a picture of a window is taken.
    package static func now() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        if source != 0 {
            g_source_remove(source)
            source = 0
        }
        // What a layout asks for is done in the same flush; a cycle must not starve drawing, so it gets a bounded number
        // of rounds and then waits for the next one.
        var rounds = 0
        while isPending, rounds < 16 {
            rounds += 1
            let due = work
            work.removeAll()
            for body in due { body() }
            if layoutIsDue {
                layoutIsDue = false
                for window in UIWindow.all { window.performLayout() }
            }
        }
        if isPending { arm() }
    }

    private static func arm() {
        guard source == 0, !isRunning else { return }
        source = g_idle_add_full(
            priority,
            { _ in
                MainActor.assumeIsolated {
                    Flush.source = 0
                    Flush.now()
                }
                return 0
            }, nil, nil)
    }
}
