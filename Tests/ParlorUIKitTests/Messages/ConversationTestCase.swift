import KitSupport
import Matrix
import ParlorUIKit
import XCTest

/// Mia's window onto one channel, without a header, and Ada, who acts from outside.
@preconcurrency @MainActor
class ConversationTestCase: XCTestCase {
    var world: World!
    var mia: TestUser!
    var ada: TestUser!
    var window: TestWindow!
    var screen: ConversationScreen!
    private var components: Components?

    override func setUp() {
        MainActor.assumeIsolated {
            components = .default
            world = try! World(.folder)
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            (window, screen) = (nil, nil)
            world.stop()
            if let components { Components.default = components }
        }
    }

    var list: ChatMessageListVC { screen.list }
    var composer: ComposerVC { screen.composer }
    var conversation: ChannelConversation { screen.conversation }

    /// Shows a room to Mia.
    func open(_ room: RoomID, size: CGSize = CGSize(width: 520, height: 640), pageSize: Int = 25) throws {
        let client = try world.client(of: mia)
        let cid = ChannelId(type: .messaging, id: room.rawValue)
        let controller = client.channelController(for: ChannelQuery(cid: cid, pageSize: pageSize))
        screen = ConversationScreen(ChannelConversation(controller))
        window = TestWindow(size: size, controller: screen)
        XCTAssertTrue(pump { self.conversation.phase == .ready }, window.tree)
    }

    /// The view of the newest message that begins with a text.
    func message(_ text: String) -> ChatMessageView? {
        window.views(ChatMessageView.self).last { $0.message?.text.hasPrefix(text) == true }
    }

    func waitFor(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws -> ChatMessageView {
        XCTAssertTrue(pump { self.message(text) != nil }, window.tree, file: file, line: line)
        return try XCTUnwrap(message(text), file: file, line: line)
    }

    /// Opens a message's menu by mouse and chooses from it.
    func choose(_ action: String, of view: ChatMessageView) throws {
        window.secondaryClick(view.bubbleView)
        window.click(try XCTUnwrap(window.find(action), window.tree))
    }
}

/// A message list and a composer, as a channel's screen puts them together.
final class ConversationScreen: UIViewController, ChatMessageListVCDelegate, ComposerVCDelegate {
    let conversation: ChannelConversation
    let list = Components.default.messageListVC.init()
    let composer = Components.default.composerVC.init()

    init(_ conversation: ChannelConversation) {
        self.conversation = conversation
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [list, composer] as [UIViewController] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        list.delegate = self
        composer.delegate = self
        list.conversation = conversation
        composer.conversation = conversation
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds
        let height = composer.view.sizeThatFits(room.size).height
        composer.view.frame = CGRect(x: 0, y: room.height - height, width: room.width, height: height)
        list.view.frame = CGRect(x: 0, y: 0, width: room.width, height: room.height - height)
    }

    func messageListVC(_ list: ChatMessageListVC, didChooseReplyTo message: ChatMessage) { composer.reply(to: message) }
    func messageListVC(_ list: ChatMessageListVC, didChooseEdit message: ChatMessage) { composer.edit(message) }
    func composerVCDidChangeHeight(_ composer: ComposerVC) { view.setNeedsLayout() }
    func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission) {
        if case .message = submission { list.jumpToLatest(animated: false) }
    }
}
