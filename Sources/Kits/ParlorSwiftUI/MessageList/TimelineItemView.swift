import ParlorUI
import SwiftUI

/// A row of the message list: a day, the "New" line, something that happened, or a message.
struct TimelineItemView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    let item: TimelineItem
    let bubbleWidth: Double
    let viewModel: ChatChannelViewModel

    var body: some View {
        switch item {
        case .day(let date): factory.makeDayPill(DayPillOptions(date: date, text: utils.times.day(date)))
        case .newMessages: factory.makeNewMessagesLine(NewMessagesOptions(viewModel: viewModel))
        case .system(let row): factory.makeSystemMessage(SystemMessageOptions(row: row))
        case .message(let row):
            factory.makeMessageItem(MessageItemOptions(row: row, bubbleWidth: bubbleWidth, viewModel: viewModel))
                .padding(EdgeInsets(top: spaceAbove(row), leading: 16, bottom: 0, trailing: 16))
        }
    }

    private func spaceAbove(_ row: MessageRow) -> Double {
        row.isFirstOfGroup ? appearance.metrics.spaceBetweenGroups : appearance.metrics.spaceInGroup
    }
}
