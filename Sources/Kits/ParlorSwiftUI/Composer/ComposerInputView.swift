import ParlorUI
import SwiftUI

/// The field that is typed into, with the button for emoji in it.
struct ComposerInputView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @ObservedObject private var viewModel: ComposerViewModel
    @FocusState private var isFocused: Bool

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            field
            if utils.composer.showsEmojiButton { emojiButton }
        }
        .background(appearance.colors.bubbleIncoming, in: RoundedRectangle(cornerRadius: 19))
        .onAppear { isFocused = true }
        .onChange(of: viewModel.focusRequest) { isFocused = true }
    }

    private var field: some View {
        TextField(viewModel.configuration.placeholder, text: text, axis: .vertical)
            .textFieldStyle(.plain)
            .font(appearance.fonts.body)
            .foregroundColor(appearance.colors.text)
            .lineLimit(1...appearance.metrics.composerMaxLines)
            .focused($isFocused)
            .onKeyPress(keys: [.return, .upArrow, .downArrow, .tab, .escape, "v"]) { press in
                take(press) ? .handled : .ignored
            }
            .padding(.leading, 14)
            .padding(.trailing, utils.composer.showsEmojiButton ? 0 : 14)
            .padding(.vertical, 9)
            .accessibilityLabel("Message")
    }

    private var emojiButton: some View {
        SymbolButton(image: appearance.images.emoji, name: "Emoji", isOn: viewModel.showsEmoji) {
            viewModel.showsEmoji.toggle()
        }
    }

    private var text: Binding<String> { Binding(get: { viewModel.text }, set: { viewModel.type($0) }) }

    private func take(_ press: KeyPress) -> Bool {
        guard let key = Composer.Key(press.key) else {
            return press.modifiers == .control && viewModel.pasteFiles()
        }
        // Alt+Up and the like belong to the window.
        guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        return viewModel.press(key, shift: press.modifiers.contains(.shift))
    }
}

extension Composer.Key {
    fileprivate init?(_ key: KeyEquivalent) {
        switch key {
        case .return: self = .enter
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .tab: self = .tab
        case .escape: self = .escape
        default: return nil
        }
    }
}
