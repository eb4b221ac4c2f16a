import AVFoundation
import JSON
import KitSupport
import Matrix
import StreamChat
import StreamChatUI
import XCTest

/// The ideas of the page about the channel screen, each in a window.
@preconcurrency @MainActor final class ChannelPageTests: KitWindowTestCase {
    // MARK: A header that says "typing..."

    private final class TypingHeaderView: ChatChannelHeaderView {
        var typingUsers = Set<ChatUser>()

        override func channelController(
            _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
        ) {
            self.typingUsers = typingUsers.filter { $0.id != currentUserId }
            updateContentIfNeeded()
        }

        override var subtitleText: String? { typingUsers.isEmpty ? super.subtitleText : "typing..." }
    }

    func testTypingShowsInTheSubtitleAndGoesBack() throws {
        Components.default.channelHeaderView = TypingHeaderView.self
        let room = try world.room("Harbour", of: mia, with: [ada], messages: ["Ahoy"])
        let client = try world.client(of: mia)
        let channel = ChatChannelVC.make(with: try controller(room, client))
        let window = show(channel)
        XCTAssertTrue(channel.navigationItem.titleView is TypingHeaderView)
        XCTAssertTrue(pump { window.find("Harbour") != nil || window.texts.contains("Harbour") }, window.tree)
        XCTAssertTrue(pump { channel.headerView.subtitleLabel.text?.hasPrefix("2 members") ?? false }, window.tree)
        let before = channel.headerView.subtitleLabel.text
        try setTyping(true, ada, room)
        XCTAssertTrue(pump { channel.headerView.subtitleLabel.text == "typing..." }, window.tree)
        try setTyping(false, ada, room)
        XCTAssertTrue(pump { channel.headerView.subtitleLabel.text == before }, window.tree)
    }

    private func setTyping(_ isTyping: Bool, _ user: TestUser, _ room: RoomID) throws {
        try pump {
            _ = try await user.api.put(
                "/_matrix/client/v3/rooms/\(room.rawValue)/typing/\(user.id.rawValue)",
                ["typing": .bool(isTyping), "timeout": 30_000])
        }
    }

    // MARK: The size of the channel's picture

    private final class LargePictureChannelVC: ChatChannelVC {
        override var channelAvatarSize: CGSize { CGSize(width: 40, height: 40) }
    }

    func testThePictureInTheBarIs40By40() throws {
        let room = try world.room("Harbour", of: mia, with: [ada])
        let channel = LargePictureChannelVC.make(with: try controller(room, try world.client(of: mia)))
        let window = show(channel)
        let picture = try XCTUnwrap(channel.navigationItem.rightBarButtonItem?.customView)
        XCTAssertEqual(picture.bounds.size, CGSize(width: 40, height: 40))
        XCTAssertGreaterThan(picture.frameInWindow.midX, 400)
        XCTAssertLessThanOrEqual(picture.frameInWindow.maxX, window.window.bounds.maxX)
        XCTAssertNotNil(picture.window)
    }

    // MARK: A film above the messages

    private final class LivestreamVC: ChatChannelVC {
        static var film: URL!
        lazy var videoView = UIView()
        lazy var videoPlayer = AVPlayer(playerItem: AVPlayerItem(asset: AVAsset(url: Self.film)))
        lazy var playerLayer = AVPlayerLayer(player: videoPlayer)

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            playerLayer.frame = videoView.bounds
            playerLayer.videoGravity = .resizeAspect
        }

        override func setUp() {
            super.setUp()
            videoPlayer.play()
        }

        override func setUpLayout() {
            super.setUpLayout()
            view.addSubview(videoView)
            videoView.layer.addSublayer(playerLayer)
            videoView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                videoView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                videoView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                videoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                videoView.bottomAnchor.constraint(equalTo: messageListVC.view.topAnchor),
                videoView.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16),
            ])
        }
    }

    func testAFilmPinnedAboveTheMessages() throws {
        let folder = try TemporaryFolder()
        LivestreamVC.film = try GeneratedMedia.film(
            in: folder, seconds: 4, width: 320, height: 180, pattern: "red")
        let room = try world.room("Concert", of: mia, with: [ada], messages: (1...40).map { "Message \($0)" })
        let channel = LivestreamVC.make(with: try controller(room, try world.client(of: mia)))
        let window = show(channel, size: CGSize(width: 480, height: 800))
        let bar = try XCTUnwrap(channel.navigationController?.navigationBar.frameInWindow)
        let film = channel.videoView.frameInWindow
        XCTAssertEqual(film, CGRect(x: 0, y: bar.maxY, width: 480, height: 270))
        let list = channel.messageListVC.view.frameInWindow
        let composer = channel.messageComposerVC.view.frameInWindow
        XCTAssertEqual(list.minY, film.maxY)
        XCTAssertEqual(list.maxY, composer.minY)
        XCTAssertEqual(composer.maxY, 800)
        XCTAssertTrue(pump { channel.videoPlayer.currentTime().seconds > 0.2 })
        let place = (x: 240, y: Int(film.midY))
        XCTAssertTrue(try XCTUnwrap(Pixels(window.png()))[place.x, place.y].isRed)
        keepPicture(window.png(), "channel-livestream")

        XCTAssertTrue(pump { window.find("Message 40") != nil || self.shows("Message 40", window) }, window.tree)
        try world.send("Encore!", to: room, by: ada)
        XCTAssertTrue(pump { self.shows("Encore!", window) }, window.tree)
        XCTAssertEqual(channel.videoView.frameInWindow, film)
    }

    /// Whether a message stands in view, above the composer.
    private func shows(_ text: String, _ window: TestWindow) -> Bool {
        window.views(ChatMessageView.self).contains { view in
            let frame = view.frameInWindow
            return view.message?.text == text && frame.maxY > 320 && frame.minY < window.window.bounds.maxY - 40
        }
    }

    // MARK: In a modal

    func testAModalChannelScrollsWithoutDraggingTheCard() throws {
        let room = try world.room("Harbour", of: mia, with: [ada], messages: (1...60).map { "Message \($0)" })
        let client = try world.client(of: mia)
        let transition = StreamModalTransitioningDelegate()
        let channel = ChatChannelVC()
        channel.channelController = try controller(room, client)
        let navigation = UINavigationController(rootViewController: channel)
        navigation.transitioningDelegate = transition
        navigation.modalPresentationStyle = .custom
        let presenter = UIViewController()
        let window = show(presenter, size: CGSize(width: 900, height: 700))
        presenter.present(navigation, animated: true)
        XCTAssertTrue(pump { self.shows("Message 60", window) }, window.tree)
        let card = navigation.view.frameInWindow
        XCTAssertEqual(card.width, 720)
        window.scroll(channel.messageListVC.view, notches: -40)
        XCTAssertTrue(pump { !self.shows("Message 60", window) }, window.tree)
        XCTAssertEqual(navigation.view.frameInWindow, card)
        // Further than the list can go: still the card stays.
        window.scroll(channel.messageListVC.view, notches: -400)
        drag(window, in: channel.messageListVC.view, by: 200)
        XCTAssertEqual(navigation.view.frameInWindow, card)
        XCTAssertNotNil(presenter.presentedViewController)
        keepPicture(window.png(), "channel-modal")
        window.press(UIKey(.escape))
        XCTAssertTrue(pump { presenter.presentedViewController == nil })
    }

    private func drag(_ window: TestWindow, in view: UIView, by distance: CGFloat) {
        let start = window.middle(of: view)
        window.window.pointer.press(at: start, type: .direct, modifiers: [], time: 0)
        for step in 1...10 {
            window.window.pointer.move(
                to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10), time: Double(step) * 0.016)
        }
        window.window.pointer.release(at: CGPoint(x: start.x, y: start.y + distance), time: 0.2)
        settle()
    }

    // MARK: Replacements

    private final class MarkedChannelVC: ChatChannelVC {}

    func testTheListOpensTheReplacedChannel() throws {
        Components.default.channelVC = MarkedChannelVC.self
        try world.room("Harbour", of: mia, with: [ada], messages: ["Ahoy"])
        let (window, list) = showList(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        window.click(try XCTUnwrap(window.row("Harbour")))
        XCTAssertTrue(pump { list.navigationController?.topViewController is MarkedChannelVC }, window.tree)
    }

    func testReplacementsOfASubtreeStayThere() throws {
        let room = try world.room("Harbour", of: mia, with: [ada])
        let client = try world.client(of: mia)
        let special = ChatChannelVC.make(with: try controller(room, client))
        special.components.channelHeaderView = TypingHeaderView.self
        let plain = ChatChannelVC.make(with: try controller(room, client))
        _ = show(special)
        _ = show(plain)
        XCTAssertTrue(special.navigationItem.titleView is TypingHeaderView)
        XCTAssertFalse(plain.navigationItem.titleView is TypingHeaderView)
    }
}
