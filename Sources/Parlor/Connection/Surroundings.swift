import Foundation

/// What a connected client watches of the machine it runs on: the network it has, and whether it was asleep.
///
/// Either breaks connections without anybody being told; a client that knows asks again at once instead of waiting for a timeout.
final class Surroundings: Sendable {
    private let network: NetworkMonitor
    private let clock: Task<Void, Never>

    /// - Parameter changed: Called on any thread.
    init(changed: @escaping @Sendable () -> Void) {
        network = NetworkMonitor(changed: changed)
        clock = Task {
            var watch = ClockWatch(.now())
            while (try? await Task.sleep(for: .seconds(10))) != nil {
                if !watch.tick(.now()).isEmpty { changed() }
            }
        }
    }

    deinit { clock.cancel() }
}
