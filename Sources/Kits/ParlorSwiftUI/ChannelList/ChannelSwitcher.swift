import Parlor
import ParlorUI
import SwiftUI

/// Finds a channel by a few letters of its name: Ctrl+K.
struct ChannelSwitcher: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var highlighted = 0
    @FocusState private var isFocused: Bool

    let viewModel: ChatChannelListViewModel

    var body: some View {
        let matches = matches
        VStack(spacing: 0) {
            TextField("Go to conversation", text: $text)
                .textFieldStyle(.plain)
                .font(appearance.fonts.title)
                .focused($isFocused)
                .onSubmit { choose(matches, highlighted) }
                .onKeyPress(.downArrow) { move(1, matches.count) }
                .onKeyPress(.upArrow) { move(-1, matches.count) }
                .padding(16)
            appearance.colors.hairline.frame(height: 1)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(Array(matches.enumerated()), id: \.element.channel.id) { index, match in
                        Button {
                            choose(matches, index)
                        } label: {
                            row(match, isHighlighted: index == highlighted)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(match.name)
                    }
                }
                .padding(8)
            }
        }
        .frame(maxWidth: 420, maxHeight: 420)
        .background(appearance.colors.elevated)
        .onAppear { isFocused = true }
        .onChange(of: text) { highlighted = 0 }
    }

    private func row(_ match: ChannelSearch.Match, isHighlighted: Bool) -> some View {
        HStack(spacing: 10) {
            AvatarView(
                AvatarContent(match.channel, name: match.name, currentUserID: viewModel.client.currentUserId), size: 32)
            Text(verbatim: match.name)
                .font(appearance.fonts.body)
                .foregroundColor(appearance.colors.text)
                .lineLimit(1)
            Spacer(minLength: 8)
            if match.channel.unreadCount.messages > 0 {
                UnreadBadgeView(count: match.channel.unreadCount.messages, isQuiet: match.channel.isMuted)
            }
        }
        .padding(.horizontal, 10)
        .frame(minHeight: 44)
        .background(
            isHighlighted ? appearance.colors.tintColor.opacity(0.14) : .clear, in: RoundedRectangle(cornerRadius: 8)
        )
        .contentShape(Rectangle())
    }

    private var matches: [ChannelSearch.Match] {
        ChannelSearch.matches(text, in: viewModel.channels) { utils.channelNamer($0, viewModel.client.currentUserId) }
    }

    private func move(_ step: Int, _ count: Int) -> KeyPress.Result {
        highlighted = min(max(highlighted + step, 0), max(count - 1, 0))
        return .handled
    }

    private func choose(_ matches: [ChannelSearch.Match], _ index: Int) {
        guard matches.indices.contains(index) else { return }
        viewModel.selection = matches[index].channel.cid
        dismiss()
    }
}
