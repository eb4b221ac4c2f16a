import ParlorUI
import SwiftUI

/// The input of a channel: banner of a reply or an edit, growing text, send button.
public struct ComposerView: View {
    @Environment(\.chatAppearance) private var appearance
    @ObservedObject private var viewModel: ChatChannelViewModel
    @FocusState private var isFocused: Bool
    @State private var showsEmoji = false

    public init(viewModel: ChatChannelViewModel) { self.viewModel = viewModel }

    public var body: some View {
        VStack(spacing: 0) {
            if let banner = ComposerBanner(viewModel.composer.mode) {
                ComposerBannerView(banner: banner) { viewModel.composer.cancel() }
            }
            if showsEmoji {
                EmojiPanel { emoji in
                    viewModel.type(viewModel.composer.text + emoji)
                    isFocused = true
                }
            }
            HStack(alignment: .bottom, spacing: 8) {
                input
                if viewModel.composer.canSend { SendButton { viewModel.send() } }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
        }
        .background(appearance.colors.background)
        .onAppear { isFocused = true }
    }

    private var input: some View {
        HStack(alignment: .bottom, spacing: 4) {
            field
            emojiButton
        }
        .background(appearance.colors.bubbleIncoming, in: RoundedRectangle(cornerRadius: 19))
    }

    private var field: some View {
        TextField("Message", text: text, axis: .vertical)
            .textFieldStyle(.plain)
            .font(appearance.fonts.body)
            .foregroundColor(appearance.colors.text)
            .lineLimit(1...appearance.metrics.composerMaxLines)
            .focused($isFocused)
            .onKeyPress(keys: [.return, .upArrow, .escape]) { press in
                viewModel.press(.init(press.key), shift: press.modifiers.contains(.shift)) ? .handled : .ignored
            }
            .padding(.leading, 14)
            .padding(.vertical, 9)
            .accessibilityLabel("Message")
    }

    private var emojiButton: some View {
        Button {
            showsEmoji.toggle()
        } label: {
            Image(uiImage: appearance.images.emoji)
                .renderingMode(.template)
                .resizable()
                .frame(width: 20, height: 20)
                .foregroundColor(showsEmoji ? appearance.colors.tintColor : appearance.colors.textSecondary)
                .frame(width: 38, height: 38)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Emoji")
    }

    private var text: Binding<String> {
        Binding(get: { viewModel.composer.text }, set: { viewModel.type($0) })
    }
}

extension Composer.Key {
    fileprivate init(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .escape: self = .escape
        default: self = .enter
        }
    }
}
