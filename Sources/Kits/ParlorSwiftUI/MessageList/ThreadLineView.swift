import Parlor
import ParlorUI
import SwiftUI

/// What leads from a message to its thread: the faces of those who replied, and how often.
struct ThreadLineView: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isHovered = false

    let options: MessageItemOptions

    init(_ options: MessageItemOptions) { self.options = options }

    var body: some View {
        if let line = options.row.threadLine {
            Button {
                options.viewModel.openThread(line.rootID)
            } label: {
                HStack(spacing: 6) {
                    faces(line)
                    Text(verbatim: line.text)
                        .font(line.isUnread ? appearance.fonts.footnoteBold : appearance.fonts.footnote)
                        .foregroundColor(appearance.colors.tintColor)
                        .lineLimit(1)
                    if line.isUnread { Circle().fill(appearance.colors.tintColor).frame(width: 7, height: 7) }
                }
                .padding(.horizontal, 8)
                .frame(minHeight: 28)
                .background(appearance.colors.text.opacity(isHovered ? 0.05 : 0), in: Capsule())
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .onHover { isHovered = $0 }
            .accessibilityLabel(line.text)
        }
    }

    private func faces(_ line: ThreadLine) -> some View {
        HStack(spacing: -6) {
            ForEach(0..<line.avatars.count, id: \.self) { index in
                AvatarView(line.avatars[index], size: 18)
                    .padding(1)
                    .background(appearance.colors.background, in: Circle())
            }
        }
    }
}
