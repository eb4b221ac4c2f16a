import StreamChat
import StreamChatSwiftUI
import SwiftUI

// Two accounts in one window, each with its own client and its own look.

struct TwoAccountsView: View {
    let work: StreamChat
    let home: StreamChat

    init(work workClient: ChatClient, home homeClient: ChatClient) {
        work = StreamChat(chatClient: workClient, isShared: false)
        var colors = ColorPalette()
        colors.tintColor = Color(red: 0.1, green: 0.55, blue: 0.35)
        colors.bubbleOutgoing = colors.tintColor
        home = StreamChat(chatClient: homeClient, appearance: Appearance(colors: colors), isShared: false)
    }

    var body: some View {
        HStack(spacing: 0) {
            ChatChannelListScreen(title: "Work").chat(work)
            Divider()
            ChatChannelListScreen(title: "Home").chat(home)
        }
    }
}
