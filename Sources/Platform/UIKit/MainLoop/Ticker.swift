import Foundation
internal import CGtk

/// Calls a closure at an interval for as long as it lives.
@MainActor final class Ticker {
    private let source: UInt32

    init(every milliseconds: UInt32, _ tick: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Box(tick)).toOpaque()
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                MainActor.assumeIsolated { Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().tick() }
                return 1
            }, box, { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    deinit { g_source_remove(source) }

    private final class Box {
        let tick: @MainActor () -> Void
        init(_ tick: @escaping @MainActor () -> Void) { self.tick = tick }
    }
}
