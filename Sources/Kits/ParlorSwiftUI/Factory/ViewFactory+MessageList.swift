import Parlor
import ParlorUI
import SwiftUI

extension ViewFactory {
    public func makeChannelHeaderViewModifier(_ options: ChannelHeaderOptions) -> some ChannelHeaderViewModifier {
        DefaultChannelHeader(options)
    }

    public func makeMessageItem(_ options: MessageItemOptions) -> some View {
        MessageItemView(factory: self, options: options)
    }

    public func makeMessageAvatar(_ options: MessageItemOptions) -> some View { MessageAvatar(options) }

    public func makeMessageBubble(_ options: MessageItemOptions) -> some View {
        MessageBubble(factory: self, options: options)
    }

    public func makeMessageText(_ options: MessageItemOptions) -> some View { MessageWords(options) }

    public func makeQuotedMessage(_ options: MessageItemOptions) -> some View { QuoteBar(options) }

    public func makePictures(_ options: MessageItemOptions) -> some View { PictureGridView(options) }

    public func makeFile(_ options: AttachmentOptions) -> some View { AttachmentRow(options) }

    public func makeSound(_ options: AttachmentOptions) -> some View { SoundRow(options) }

    public func makeLocation(_ options: MessageItemOptions) -> some View { LocationCard(options) }

    public func makeLinkCard(_ options: MessageItemOptions) -> some View { LinkCardView(options) }

    public func makeCustomAttachment(_ options: MessageItemOptions) -> some View { EmptyView() }

    public func makeReactions(_ options: MessageItemOptions) -> some View { ReactionPills(options) }

    public func makeMessageFootnote(_ options: MessageItemOptions) -> some View { MessageFootnote(options) }

    public func makeThreadLine(_ options: MessageItemOptions) -> some View { ThreadLineView(options) }

    public func makeSystemMessage(_ options: SystemMessageOptions) -> some View { SystemLine(row: options.row) }

    public func makeDayPill(_ options: DayPillOptions) -> some View { DayPill(options.text) }

    public func makeNewMessagesLine(_ options: NewMessagesOptions) -> some View { NewMessagesLine() }

    public func makeTypingIndicator(_ options: TypingIndicatorOptions) -> some View {
        TypingRow(users: options.users, isGroup: options.isGroup)
    }

    public func makeJumpToLatestButton(_ options: JumpToLatestOptions) -> some View {
        JumpToLatestButton(count: options.count, action: options.jump)
    }

    public func makeEmptyMessagesView(_ options: EmptyMessagesOptions) -> some View { EmptyMessagesView() }

    public func makeMessageActions(_ options: MessageActionsOptions) -> some View {
        MessageActionsPanel(factory: self, options: options)
    }

    public func makeReactionPicker(_ options: ReactionPickerOptions) -> some View { ReactionPickerView(options) }

    public func makeReactors(_ options: ReactorsOptions) -> some View { ReactorsView(options) }
}
