import Synchronization

/// Counts the pictures that are being loaded.
final class PictureLoads: Sendable {
    private let count = Atomic(0)

    var isIdle: Bool { count.load(ordering: .acquiring) == 0 }

    func begin() { count.add(1, ordering: .releasing) }
    func end() { count.subtract(1, ordering: .releasing) }
}
