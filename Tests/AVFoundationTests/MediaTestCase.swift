import AVFoundation
import Support
import WindowSupport
import XCTest

/// A folder of generated films, and a window that shows a player.
@preconcurrency @MainActor
class MediaTestCase: XCTestCase {
    var folder: TemporaryFolder!
    private var window: TestWindow?

    override func setUp() {
        MainActor.assumeIsolated { folder = try! TemporaryFolder() }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            window = nil
            folder = nil
        }
    }

    /// Shows a player in a window of this size, filled with green so that bars can be told from pictures.
    @discardableResult
    func show(
        _ player: AVPlayer, size: CGSize = CGSize(width: 320, height: 180),
        gravity: AVLayerVideoGravity = .resizeAspect
    ) -> (window: TestWindow, layer: AVPlayerLayer) {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(origin: .zero, size: size)
        layer.videoGravity = gravity
        view.layer.addSublayer(layer)
        let window = TestWindow(size: size, content: view)
        self.window = window
        return (window, layer)
    }

    /// Hears a notification of an item while the test runs.
    func heard(_ name: Notification.Name, of item: AVPlayerItem) -> () -> Int {
        let counter = Counter()
        let token = NotificationCenter.default.addObserver(forName: name, object: item, queue: nil) { _ in
            counter.count += 1
        }
        addTeardownBlock { NotificationCenter.default.removeObserver(token) }
        return { counter.count }
    }

    private final class Counter: @unchecked Sendable { var count = 0 }
}
