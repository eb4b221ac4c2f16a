import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// A chat window, as an app would make one: a client, a look, and the kit's screen.
@main
struct ParlorDemo: App {
    private let chat: StreamChat

    init() {
        let options = DemoOptions.current
        let client = ChatClient(
            config: ChatClientConfig(homeserver: options.homeserver, storeFolder: options.storeFolder))
        chat = StreamChat(chatClient: client)
        client.connect(userID: options.user, password: options.password) { error in
            if let error { DemoOptions.fail("\(options.user) could not sign in: \(error.localizedDescription)") }
        }
        if let folder = options.screenshots { Screenshots(chat: chat, folder: folder).drawAll() }
    }

    var body: some Scene {
        WindowGroup("Parlor") {
            ChatChannelListScreen(title: "Chats")
        }
        .defaultSize(width: 1080, height: 720)
    }
}
