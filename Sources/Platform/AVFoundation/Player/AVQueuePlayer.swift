import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Changed on the main thread.
    private var queue: [AVPlayerItem] = []

    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    public convenience init(items: [AVPlayerItem]) {
        self.init()
        for item in items { insert(item, after: nil) }
    }

    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }

    /// - Parameter after: `nil` puts the item at the end.
    open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
        onMainThread { [self] in
            guard canInsert(item, after: other) else { return }
            let index = other.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 } ?? queue.count
            queue.insert(item, at: index)
            if queue.first === item { present(item) }
        }
    }

    open func remove(_ item: AVPlayerItem) {
        onMainThread { [self] in
            if queue.first === item { return advanceToNextItem() }
            queue.removeAll { $0 === item }
        }
    }

    open func removeAllItems() {
        onMainThread { [self] in
            queue = []
            present(nil)
        }
    }

    open func advanceToNextItem() {
        onMainThread { [self] in
            if !queue.isEmpty { queue.removeFirst() }
            present(queue.first)
        }
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        onMainThread { [self] in
            queue = (item.map { [$0] } ?? []) + queue.dropFirst()
            present(item)
        }
    }

    private func present(_ item: AVPlayerItem?) { super.replaceCurrentItem(with: item) }

    override func itemEnded(_ item: AVPlayerItem) {
        guard actionAtItemEnd == .advance, queue.count > 1 else { return super.itemEnded(item) }
        advanceToNextItem()
    }
}

/// Plays one item of a queue player again and again.
open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

    public private(set) var status = Status.ready
    public private(set) var loopCount = 0
    private weak var player: AVQueuePlayer?
    private var ends: (any NSObjectProtocol)?

    /// - Parameter player: Its queue is replaced by the item.
    public init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {
        self.player = player
        super.init()
        player.removeAllItems()
        player.actionAtItemEnd = .none
        player.insert(item, after: nil)
        ends = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil
        ) { [weak self] _ in self?.startAgain() }
    }

    deinit { if let ends { NotificationCenter.default.removeObserver(ends) } }

    open func disableLooping() {
        status = .cancelled
        player?.actionAtItemEnd = .pause
        if let ends { NotificationCenter.default.removeObserver(ends) }
        ends = nil
    }

    private func startAgain() {
        loopCount += 1
        player?.seek(to: .zero) { [weak player] _ in player?.play() }
    }
}
