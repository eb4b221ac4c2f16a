import ParlorUI
import SwiftUI

/// The input of a channel: banner of a reply or an edit, growing text, send button.
public struct ComposerView: View {
    @Environment(\.chatAppearance) private var appearance
    @ObservedObject private var viewModel: ChatChannelViewModel
    @FocusState private var isFocused: Bool
    @State private var showsEmoji = false
    @State private var isChoosingFiles = false

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
            if !viewModel.composer.attachments.isEmpty {
                AttachmentTray(files: viewModel.composer.attachments) { viewModel.composer.detach($0) }
            }
            HStack(alignment: .bottom, spacing: 4) {
                attachButton
                input
                if viewModel.composer.canSend { SendButton { viewModel.send() }.padding(.leading, 4) }
            }
            .padding(.leading, 8)
            .padding(.trailing, 12)
            .padding(.vertical, 10)
        }
        .background(appearance.colors.background)
        .onAppear { isFocused = true }
        .fileImporter(isPresented: $isChoosingFiles, allowedContentTypes: [.item], allowsMultipleSelection: true) {
            if case .success(let files) = $0 { viewModel.attach(files) }
            isFocused = true
        }
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
                // Alt+Up and the like belong to the window.
                guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return .ignored }
                return viewModel.press(.init(press.key), shift: press.modifiers.contains(.shift)) ? .handled : .ignored
            }
            .padding(.leading, 14)
            .padding(.vertical, 9)
            .accessibilityLabel("Message")
    }

    private var emojiButton: some View {
        ComposerButton(image: appearance.images.emoji, name: "Emoji", isOn: showsEmoji) { showsEmoji.toggle() }
    }

    private var attachButton: some View {
        ComposerButton(image: appearance.images.attach, name: "Attach files") { isChoosingFiles = true }
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
