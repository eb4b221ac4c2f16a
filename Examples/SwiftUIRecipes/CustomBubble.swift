import StreamChat
import StreamChatSwiftUI
import SwiftUI

// Messages as plain lines with a coloured edge, as in a transcript; everything around them stays the kit's.

final class TranscriptFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeMessageBubble(_ options: MessageItemOptions) -> some View {
        TranscriptBubble(options: options)
    }
}

struct TranscriptBubble: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let options: MessageItemOptions

    var body: some View {
        HStack(spacing: 10) {
            Rectangle()
                .fill(options.row.isOutgoing ? colors.tintColor : colors.hairline)
                .frame(width: 4)
            Text(options.message.text)
                .font(fonts.body)
                .foregroundColor(colors.text)
                .padding(.vertical, 4)
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}
