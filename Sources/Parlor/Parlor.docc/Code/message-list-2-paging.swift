import StreamChat

@MainActor
final class HistoryLoader {
    private let controller: ChatChannelController

    init(_ controller: ChatChannelController) { self.controller = controller }

    func rowAppeared(at index: Int) {
        guard index >= controller.messages.count - 10 else { return }
        guard !controller.isLoadingPreviousMessages, !controller.hasLoadedAllPreviousMessages else { return }
        controller.loadPreviousMessages()
    }
}
