import Parlor
import ParlorUI
import SwiftUI

/// The signs that a message can be reacted to with: a few in a line, all behind a button.
struct ReactionPickerView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @State private var isExpanded: Bool

    let options: ReactionPickerOptions

    static let cell = 38.0
    static let columns = 7
    static var width: Double { cell * Double(columns) }

    init(_ options: ReactionPickerOptions) {
        self.options = options
        _isExpanded = State(initialValue: options.isExpanded)
    }

    var body: some View {
        VStack(spacing: 4) {
            HStack(spacing: 0) {
                ForEach(utils.messageList.quickReactions.prefix(Self.columns - 1), id: \.self) { sign($0, $0) }
                Spacer(minLength: 0)
                more
            }
            if isExpanded { all }
        }
        .frame(width: Self.width)
    }

    private var more: some View {
        Button {
            isExpanded.toggle()
        } label: {
            SymbolImage(isExpanded ? appearance.images.close : appearance.images.attach, size: isExpanded ? 12 : 16)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 30, height: 30)
                .background(appearance.colors.bubbleIncoming, in: Circle())
                .frame(width: Self.cell, height: Self.cell)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isExpanded ? "Fewer emoji" : "All emoji")
    }

    private var all: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<rowCount, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(entries(in: row), id: \.self) { sign($0.emoji, $0.name) }
                        Spacer(minLength: 0)
                    }
                }
            }
        }
        .frame(height: 190)
    }

    private func sign(_ key: String, _ name: String) -> some View {
        let isOwn = options.item.message.reactions.contains { $0.key == key && $0.isOwn }
        return Button {
            options.pick(key)
        } label: {
            Text(verbatim: key)
                .font(.system(size: 22))
                .frame(width: Self.cell, height: Self.cell)
                .background(
                    appearance.colors.tintColor.opacity(isOwn ? 0.18 : 0), in: RoundedRectangle(cornerRadius: 10)
                )
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOwn ? "\(name), yours" : name)
    }

    private var rowCount: Int { (EmojiCatalog.entries.count + Self.columns - 1) / Self.columns }

    private func entries(in row: Int) -> [EmojiCatalog.Entry] {
        Array(EmojiCatalog.entries.dropFirst(row * Self.columns).prefix(Self.columns))
    }
}
