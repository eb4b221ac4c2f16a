import Parlor
import ParlorUI
import SwiftUI

/// A message: avatar, name, bubble, reactions, thread and footnote, with what can be done with it.
public struct MessageItemView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @State private var isHovered = false
    @ScaledMetric private var scale = 1.0
    @State private var actions: ActionsPopover?

    private enum ActionsPopover { case all, reactions }

    private let factory: Factory
    private let options: MessageItemOptions
    private var row: MessageRow { options.row }

    public init(factory: Factory, options: MessageItemOptions) {
        self.factory = factory
        self.options = options
    }

    public var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if !row.isOutgoing, utils.messageList.showsAvatars { factory.makeMessageAvatar(options) }
            VStack(alignment: row.isOutgoing ? .trailing : .leading, spacing: 3) {
                if row.showsAuthorName { name }
                bubble
                if row.threadLine != nil { factory.makeThreadLine(options) }
                if row.showsFootnote { factory.makeMessageFootnote(options) }
            }
        }
        .frame(maxWidth: .infinity, alignment: row.isOutgoing ? .trailing : .leading)
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(row.spoken(utils.times))
    }

    private var name: some View {
        Text(verbatim: row.message.author.displayName)
            .font(appearance.fonts.captionBold)
            .foregroundColor(Color(AvatarName.color(of: row.message.author.id)))
            .padding(.leading, appearance.metrics.bubblePaddingHorizontal)
            .lineLimit(1)
    }

    private var bubble: some View {
        factory.makeMessageBubble(options)
            .contextMenu { MessageMenu(options: options, actions: allowed) { perform($0) } }
            .onLongPressGesture { if !allowed.isEmpty { actions = .all } }
            .popover(isPresented: isShowingActions) { actionsPanel }
            // The pills overlap the bubble's lower edge a little.
            .padding(.bottom, row.message.reactions.isEmpty ? 0 : ReactionPills.height * scale - 6)
            .overlay(alignment: row.isOutgoing ? .bottomTrailing : .bottomLeading) {
                if !row.message.reactions.isEmpty { factory.makeReactions(options) }
            }
            .overlay(alignment: row.isOutgoing ? .leading : .trailing) { hoverButtons }
            .frame(maxWidth: options.bubbleWidth, alignment: row.isOutgoing ? .trailing : .leading)
    }

    @ViewBuilder private var hoverButtons: some View {
        if utils.messageList.showsHoverButtons, isHovered || actions != nil, !allowed.isEmpty {
            MessageHoverButtons(
                canReact: allowed.contains(.react), react: { actions = .reactions }, more: { actions = .all }
            )
            .frame(width: MessageHoverButtons.width, alignment: row.isOutgoing ? .trailing : .leading)
            // Beside the bubble, whose own width they do not change.
            .offset(x: (row.isOutgoing ? -1 : 1) * (MessageHoverButtons.width + 6))
        }
    }

    private var actionsPanel: some View {
        factory.makeMessageActions(
            MessageActionsOptions(
                item: options, actions: allowed, startsWithReactions: actions == .reactions,
                dismiss: { actions = nil }))
    }

    private var allowed: [MessageAction] { options.viewModel.actions(for: row.message, utils.messageList) }

    private var isShowingActions: Binding<Bool> {
        Binding(get: { actions != nil }, set: { if !$0 { actions = nil } })
    }

    private func perform(_ action: MessageAction) {
        if action == .react {
            actions = .reactions
        } else {
            options.viewModel.perform(action, on: row.message)
        }
    }
}
