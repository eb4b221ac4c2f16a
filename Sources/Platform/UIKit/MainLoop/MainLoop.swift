import Foundation
internal import CGtk
internal import GtkShim

/// The one loop of the process: GLib's, with two guests.
///
/// GTK needs GLib's loop, Swift needs the main dispatch queue, Foundation needs its run loop. Instead of polling the other
/// two (which costs up to the polling interval each time), they are sources of GLib's:
///
/// 1. libdispatch tells through a file descriptor that the main queue has work. A GLib source on it drains the queue, so
///    `DispatchQueue.main`, `@MainActor` tasks and `Task.sleep` run on time on the real main thread.
/// 2. Before GLib sleeps, a source asks `RunLoop.main` for its next date. Asking fires the timers that are due, and the
///    answer bounds the sleep, so Foundation's timers are on time too.
///
/// Never nest loops, never call `dispatchMain()`, never make `main` async.
@MainActor public enum MainLoop {
    private static var isInstalled = false
    private static var loop: OpaquePointer?

    /// Adds the sources. Harmless to repeat.
    package static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        let handle = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, handle, G_IO_IN,
            { _, _, _ in
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil, nil)
        let timers = shim_prepare_source_new { MainLoop.millisecondsToNextTimer() }
        g_source_attach(timers, nil)
        g_source_unref(timers)
    }

    /// Runs until `stop()`.
    public static func run() {
        precondition(loop == nil, "The main loop runs already; nested loops are not supported")
        install()
        let loop = g_main_loop_new(nil, 0)
        self.loop = loop
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
        self.loop = nil
    }

    public static func stop() {
        if let loop { g_main_loop_quit(loop) }
    }

    /// One turn of the loop, for tests: answers whether something was done.
    @discardableResult
    package static func turn(mayBlock: Bool) -> Bool {
        install()
        return g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
    }

    /// Turns the loop until the condition holds or the time is up; answers whether it holds.
    @discardableResult
    package static func turn(until condition: () -> Bool, timeout: TimeInterval) -> Bool {
        install()
        let deadline = Date(timeIntervalSinceNow: timeout)
        // A wake-up every few milliseconds: the condition may come true on another thread.
        let ticks = g_timeout_add(5, { _ in 1 }, nil)
        defer { g_source_remove(ticks) }
        while !condition() {
            if Date() > deadline { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    private nonisolated static func millisecondsToNextTimer() -> Int32 {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let interval = date.timeIntervalSinceNow
        if interval > 3_600_000 { return -1 }
        // Rounded up: waking a fraction early would spin until the date.
        return Int32(max(0, (interval * 1000).rounded(.up)))
    }

    /// Proves that the guests are served: a dispatch block, a main-actor task and a Foundation timer each run in a turning
    /// loop. The start of an application calls it in debug builds; it takes a few milliseconds.
    package static func selfTest(timeout: TimeInterval = 2) -> String? {
        final class Seen { var queue = false, task = false, timer = false }
        let seen = Seen()
        DispatchQueue.main.async { MainActor.assumeIsolated { seen.queue = true } }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(1))
            seen.task = true
        }
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { seen.timer = true } }
        RunLoop.main.add(timer, forMode: .default)
        turn(until: { seen.queue && seen.task && seen.timer }, timeout: timeout)
        let missing = [("DispatchQueue.main", seen.queue), ("main-actor tasks", seen.task), ("timers", seen.timer)]
            .filter { !$0.1 }.map(\.0)
        return missing.isEmpty ? nil : "The main loop does not serve: \(missing.joined(separator: ", "))."
    }
}
