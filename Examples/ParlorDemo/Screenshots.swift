import StreamChat
import StreamChatSwiftUI
import SwiftUI
import UIKit

/// Draws the demo's pictures: each from a window of its own, which is opened, filled, drawn and closed.
@MainActor
struct Screenshots {
    let client: ChatClient
    let folder: URL

    /// Draws them all, and ends the program.
    static func draw(client: ChatClient, into folder: URL) {
        Task {
            do {
                try await Screenshots(client: client, folder: folder).drawAll()
                exit(0)
            } catch {
                DemoOptions.fail("The pictures could not be drawn: \(error.localizedDescription)")
            }
        }
    }

    private func drawAll() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = client.channelListController(query: .init(filter: .equal(.membership, to: Membership.joined)))
        try await list.synchronize()
        let group = list.channels.first { $0.memberCount > 3 && !$0.isMuted } ?? list.channels.first
        let direct = list.channels.first { $0.isDirect } ?? list.channels.last
        // Opening a channel marks it as read: the lists with all their badges are drawn first.
        for scheme in [ColorScheme.light, .dark] {
            try await draw("list", scheme, width: 400, height: 760, open: nil)
            try await draw("window-empty", scheme, width: 1080, height: 720, open: nil)
        }
        for scheme in [ColorScheme.light, .dark] {
            try await draw("window", scheme, width: 1080, height: 720, open: group?.cid)
            try await draw("direct", scheme, width: 1080, height: 720, open: direct?.cid)
            try await draw("channel", scheme, width: 400, height: 760, open: group?.cid)
        }
    }

    private func draw(
        _ name: String, _ scheme: ColorScheme, width: Double, height: Double, open cid: ChannelId?
    ) async throws {
        if let cid { try await client.channelController(for: cid).synchronize() }
        let factory = DefaultViewFactory(chatClient: client)
        let model = ChatChannelListViewModel(channelListController: client.allConversations())
        model.selection = cid
        let view = ChatChannelListView(viewFactory: factory, title: "Chats", viewModel: model)
            .preferredColorScheme(scheme)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        // Rows ask for their pictures as they are laid out; once nothing is loading any more, the window is complete.
        for _ in 0..<3 {
            _ = Snapshot.png(ofWindow: window)
            try await Task.sleep(for: .milliseconds(150))
            await InjectedValues[\.utils].pictures.idle()
        }
        let file = folder.appending(path: "\(name)-\(scheme == .dark ? "dark" : "light").png")
        try Data(Snapshot.png(ofWindow: window)).write(to: file)
        window.close()
    }
}
