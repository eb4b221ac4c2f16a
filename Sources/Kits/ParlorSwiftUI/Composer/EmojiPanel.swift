import ParlorUI
import SwiftUI

/// A grid of emoji to put into a message.
struct EmojiPanel: View {
    @Environment(\.chatAppearance) private var appearance

    let viewModel: ComposerViewModel

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    private let columns = 10

    var body: some View {
        ScrollView {
            VStack(spacing: 2) {
                ForEach(0..<rowCount, id: \.self) { row in
                    HStack(spacing: 2) {
                        ForEach(entries(in: row), id: \.self) { entry in
                            Button {
                                viewModel.insert(entry.emoji)
                            } label: {
                                Text(verbatim: entry.emoji)
                                    .font(.system(size: 22))
                                    .frame(width: 38, height: 36)
                                    .contentShape(Rectangle())
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel(entry.name)
                        }
                        Spacer(minLength: 0)
                    }
                }
            }
            .padding(8)
        }
        .frame(height: 164)
        .background(appearance.colors.surface, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, 12)
        .padding(.top, 10)
    }

    private var rowCount: Int { (EmojiCatalog.entries.count + columns - 1) / columns }

    private func entries(in row: Int) -> [EmojiCatalog.Entry] {
        Array(EmojiCatalog.entries.dropFirst(row * columns).prefix(columns))
    }
}
