import UIKit

/// What one reader has asked about places, to notice when an answer would be another.
///
/// Sizes reach a geometry reader with its layout; that it was moved, by a scroll view or by something above it, does not.
@MainActor
final class PlaceReads {
    private var reads: [(read: () -> CGRect, last: CGRect)] = []
    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    func note(_ read: @escaping () -> CGRect) {
        if reads.isEmpty { PlaceWatch.shared.add(self) }
        reads.append((read, read()))
    }

    func forget() { reads = [] }

    fileprivate var isEmpty: Bool { reads.isEmpty }

    fileprivate func check() {
        guard reads.contains(where: { $0.read() != $0.last }) else { return }
        for index in reads.indices { reads[index].last = reads[index].read() }
        onChange()
    }
}

/// All that depends on places; looked at after a layout and after scrolling.
@MainActor
final class PlaceWatch {
    static let shared = PlaceWatch()
    private var readers: [WeakBox<PlaceReads>] = []
    private var isCheckDue = false

    fileprivate func add(_ reads: PlaceReads) {
        guard !readers.contains(where: { $0.value === reads }) else { return }
        readers.append(WeakBox(reads))
    }

    func check() {
        guard !readers.isEmpty else { return }
        readers.removeAll { $0.value?.isEmpty ?? true }
        for reader in readers { reader.value?.check() }
    }

    /// A scroll view has moved: looks in the next flush.
    func scrollViewDidScroll() {
        guard !readers.isEmpty, !isCheckDue else { return }
        isCheckDue = true
        UpdateScheduler.shared.afterUpdate { [self] in
            isCheckDue = false
            check()
        }
    }
}
