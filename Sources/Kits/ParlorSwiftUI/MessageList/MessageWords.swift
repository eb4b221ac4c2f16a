import Parlor
import ParlorUI
import SwiftUI

/// The words of a message, or what stands in their place: it was deleted, or cannot be read.
struct MessageWords: View {
    @Environment(\.chatAppearance) private var appearance

    let row: MessageRow

    init(_ options: MessageItemOptions) { row = options.row }

    var body: some View {
        MessageText(
            text, color: appearance.words(of: row), linkColor: appearance.accent(of: row),
            isItalic: row.placeholder != nil || row.message.type == .emote)
    }

    private var text: String {
        if let placeholder = row.placeholder { return placeholder.text }
        return row.message.type == .emote ? "\(row.message.author.displayName) \(row.message.text)" : row.message.text
    }
}
