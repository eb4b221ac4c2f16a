import StreamChat
import StreamChatSwiftUI
import SwiftUI
import UIKit

/// Draws the demo's pictures: each from a window of its own, which is opened, filled, drawn and closed.
///
/// It turns the main loop itself, so it runs before the app's own loop does, and ends the program.
@MainActor
struct Screenshots {
    let chat: StreamChat
    let folder: URL

    private var client: ChatClient { chat.chatClient }

    func drawAll() -> Never {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = client.allConversations()
            wait("the list") { client.connectionStatus.isConnected && !list.channels.isEmpty }
            let group = list.channels.first { $0.name == "Weekend hike" } ?? list.channels.first { !$0.isDirect }
            let direct =
                list.channels.first { $0.isDirect && $0.unreadCount.messages > 0 }
                ?? list.channels.first { $0.isDirect }
            // Opening a channel marks it as read: the lists with all their badges are drawn first.
            for scheme in [ColorScheme.light, .dark] {
                try draw("list", scheme, width: 400, height: 760, open: nil)
                try draw("window-empty", scheme, width: 1080, height: 720, open: nil)
            }
            for scheme in [ColorScheme.light, .dark] {
                try draw("window", scheme, width: 1080, height: 720, open: group)
                try draw("direct", scheme, width: 1080, height: 720, open: direct)
                try draw("channel", scheme, width: 400, height: 760, open: group)
            }
            exit(0)
        } catch {
            DemoOptions.fail("The pictures could not be written: \(error.localizedDescription)")
        }
    }

    private func draw(
        _ name: String, _ scheme: ColorScheme, width: Double, height: Double, open channel: ChatChannel?
    ) throws {
        let model = ChatChannelListViewModel(channelListController: client.allConversations())
        model.selection = channel?.cid
        let view = ChatChannelListView(
            viewFactory: DefaultViewFactory(chatClient: client), title: "Chats", viewModel: model
        ).preferredColorScheme(scheme)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        wait("what \(name) shows") { isFilled(window) }
        let file = folder.appending(path: "\(name)-\(scheme == .dark ? "dark" : "light").png")
        try Data(finished(window)).write(to: file)
        window.close()
    }

    /// Skeletons say what is being loaded.
    private func isFilled(_ window: UIWindow) -> Bool {
        Flush.now()
        return !window.allViews.contains { ($0.accessibilityLabel ?? "").hasPrefix("Loading") }
    }

    /// Rows ask for their pictures as they are laid out: the window is complete when it draws the same again and again, with
    /// nothing being loaded any more.
    private func finished(_ window: UIWindow) -> [UInt8] {
        var picture = Snapshot.png(ofWindow: window)
        var unchanged = 0
        while unchanged < 3 {
            MainLoop.turn(until: { false }, timeout: 0.1)
            wait("pictures") { chat.utils.pictures.isIdle }
            let next = Snapshot.png(ofWindow: window)
            unchanged = next == picture ? unchanged + 1 : 0
            picture = next
        }
        return picture
    }

    private func wait(_ what: String, until condition: () -> Bool) {
        guard MainLoop.turn(until: condition, timeout: 30) else { DemoOptions.fail("Waited in vain for \(what)") }
    }
}
