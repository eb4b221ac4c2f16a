import Combine
import Foundation
import Parlor

/// What is being written in a channel or a thread: text, files, suggestions, replies, edits, the draft, and whether the user may write.
///
/// It knows of no views. Subclass it to change what a composer does.
@MainActor
open class ComposerViewModel: ObservableObject {
    /// Where what is written goes.
    public let conversation: Conversation
    @Published public private(set) var configuration: ComposerConfiguration
    private var isConfigured: Bool

    @Published public internal(set) var content = Composer()
    /// Whether the user can write now, and if not, why.
    @Published public internal(set) var access = ComposerAccess.open
    /// Whom the `@` before the caret may mean.
    @Published public internal(set) var mentions = MentionList()
    /// Which command the `/` at the beginning may mean.
    @Published public internal(set) var commands = CommandList()
    /// The names of files that are still being made ready.
    @Published public internal(set) var preparing: [String] = []
    /// What went wrong with the last command; the next key clears it.
    @Published public internal(set) var trouble: String?
    @Published public var showsEmoji = false
    /// Grows each time the input should have the keyboard.
    @Published public private(set) var focusRequest = 0

    /// Called with each message, or edit, that leaves the composer.
    public var onSubmit: ((ComposerSubmission) -> Void)?
    /// Makes a file ready to be sent. A kit that can measure pictures sets it.
    public var makePayload: @Sendable (URL) async -> AttachmentPayload = { await FilePayload.make($0) { _ in nil } }

    var members: ChatChannelMemberListController?
    private var hasResumedDraft = false
    private var countdown: Timer?
    private var channelChanges: AnyCancellable?

    /// - Parameter configuration: Nil: the one of the window that the composer is shown in.
    public init(_ conversation: Conversation, configuration: ComposerConfiguration? = nil) {
        self.conversation = conversation
        self.configuration = configuration ?? ComposerConfiguration()
        isConfigured = configuration != nil
        channelChanged()
        channelChanges = conversation.controller.channelPublisher
            .sink { [weak self] _ in MainActor.assumeIsolated { self?.channelChanged() } }
    }

    /// Takes the configuration of the window that the composer is shown in, unless it was given one of its own.
    public func adopt(_ configuration: ComposerConfiguration) {
        if !isConfigured, configuration != self.configuration { self.configuration = configuration }
    }

    public var client: ChatClient { conversation.client }
    public var text: String { content.text }
    /// What stands above the input while it replies or edits.
    public var banner: ComposerBanner? { ComposerBanner(content.mode) }
    public var tray: [TrayItem] { content.attachments.map { TrayItem($0) } }
    public var isEditing: Bool { if case .editing = content.mode { true } else { false } }
    /// Whether there is something to send, and it may be sent now.
    public var canSend: Bool { content.canSend && (access.canSend || isEditing) }
    /// What is told in place of the input, or above it while slow mode counts.
    public var sentence: String? { isEditing ? nil : access.sentence }

    /// Gives the input the keyboard.
    public func focus() { focusRequest += 1 }

    /// The screen is gone: nobody is typing any more.
    open func disappeared() {
        countdown?.invalidate()
        countdown = nil
        conversation.controller.sendStopTypingEvent()
    }

    // MARK: What the channel allows

    /// Follows the channel: its rules, slow mode, and the draft that was begun in it.
    open func channelChanged() {
        let new = ComposerAccess(conversation.controller.channel ?? conversation.channel)
        if new != access { access = new }
        resumeDraft()
        guard case .waiting = access else {
            countdown?.invalidate()
            countdown = nil
            return
        }
        guard countdown == nil else { return }
        countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.channelChanged() }
        }
    }

    // MARK: Drafts

    private var threadRootID: MessageId? { (conversation as? ThreadConversation)?.rootID }

    private func resumeDraft() {
        guard !hasResumedDraft, conversation.controller.channel != nil else { return }
        hasResumedDraft = true
        guard let draft = conversation.controller.draft(in: threadRootID) else { return }
        let quoted = draft.quotedMessageID.flatMap { id in
            conversation.messages.first { $0.id == id || $0.eventID == id }
        }
        content.resume(draft, replyingTo: quoted)
    }

    func keepDraft() {
        let draft = content.draft
        conversation.controller.setDraft(draft.text, quoting: draft.quotedMessageID, in: threadRootID, completion: nil)
    }
}
