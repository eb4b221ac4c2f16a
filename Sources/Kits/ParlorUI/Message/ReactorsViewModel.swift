import Combine
import Parlor

/// Who has reacted how to a message: one tab for all, one for each sign.
@MainActor
open class ReactorsViewModel: ObservableObject {
    public let controller: ChatMessageController
    /// The sign whose people are shown; nil: all.
    @Published public var selectedKey: String?
    @Published public private(set) var reactors: ReactorList
    /// Whether everybody is there.
    @Published public private(set) var hasLoaded = false

    public init(_ message: ChatMessage, client: ChatClient, selectedKey: String? = nil) {
        controller = client.messageController(cid: message.cid, messageId: message.id)
        self.selectedKey = selectedKey
        reactors = ReactorList([], currentUserID: client.currentUserId)
        load()
    }

    public var rows: [ReactorList.Row] { reactors.rows(with: selectedKey) }

    /// The tabs: all, then each sign in the order in which it first came.
    public var keys: [String] {
        reactors.rows.flatMap(\.keys).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    open func load() {
        Task { [weak self, controller] in
            repeat {
                guard let loaded = try? await controller.loadNextReactors() else { break }
                self?.reactors = ReactorList(loaded, currentUserID: controller.client.currentUserId)
            } while !controller.hasLoadedAllReactors
            self?.hasLoaded = true
        }
    }
}
