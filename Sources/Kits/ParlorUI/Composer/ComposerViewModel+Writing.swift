import Foundation
import Parlor

extension ComposerViewModel {
    /// Takes what was typed, and tells the others that the user is typing.
    ///
    /// - Parameter caret: Where the caret stands, in UTF-16; nil: behind what has changed.
    public func type(_ text: String, caret: Int? = nil) {
        guard text != content.text else { return }
        let caret = caret ?? TypedText.caret(from: content.text, to: text)
        content.text = text
        if trouble != nil { trouble = nil }
        suggest(caret: caret)
        keepDraft()
        guard !isEditing else { return }
        let controller = conversation.controller
        if text.isEmpty { controller.sendStopTypingEvent() } else { controller.sendKeystrokeEvent() }
    }

    /// Puts text in at the end, as an emoji chooser does.
    public func insert(_ text: String) {
        type(content.text + text)
        focus()
    }

    /// Handles a key of the input, and says whether it did.
    ///
    /// Suggestions come first: arrows walk through them, Enter and Tab take one, Escape closes them.
    public func press(_ key: Composer.Key, shift: Bool = false) -> Bool {
        if mentions.isOpen || commands.isOpen, !shift, pressInSuggestions(key) { return true }
        if key == .escape, showsEmoji {
            showsEmoji = false
            return true
        }
        if key == .enter, !shift {
            // Slow mode holds the message back, not the key: Enter must not leave an empty line behind.
            send()
            return true
        }
        switch content.press(key, shift: shift, messages: conversation.messages) {
        case .ignored: return false
        case .handled, .submit: return true
        }
    }

    /// Sends what was written, performs a command, or saves an edit.
    public func send() {
        guard canSend else { return }
        if !isEditing, let (command, arguments) = ComposerCommand.parse(content.text, among: configuration.commands),
            command.isAllowed(in: conversation.channel)
        {
            return perform(command, arguments)
        }
        guard let submission = content.submit() else { return }
        submit(submission)
    }

    private func submit(_ submission: ComposerSubmission) {
        mentions.close()
        commands.close()
        showsEmoji = false
        conversation.perform(submission)
        keepDraft()
        onSubmit?(submission)
    }

    // MARK: Replies and edits

    public func reply(to message: ChatMessage) {
        content.reply(to: message)
        keepDraft()
        focus()
    }

    public func edit(_ message: ChatMessage) {
        content.edit(message)
        keepDraft()
        focus()
    }

    /// Leaves a reply or an edit.
    public func cancel() {
        content.cancel()
        keepDraft()
    }

    // MARK: Files

    /// Puts files beside what is being written. They are read and measured off the main thread, one after the other.
    public func attach(_ files: [URL]) {
        guard configuration.allowsAttachments, !isEditing, !files.isEmpty else { return }
        preparing += files.map(\.lastPathComponent)
        Task { [makePayload, weak self] in
            for file in files {
                let payload = await makePayload(file)
                guard let self else { return }
                if let place = self.preparing.firstIndex(of: file.lastPathComponent) {
                    self.preparing.remove(at: place)
                }
                self.content.attach([payload])
            }
        }
        focus()
    }

    /// Puts something that is ready beside what is being written: a picture that was pasted, a recording.
    public func attach(_ payload: AttachmentPayload) {
        guard configuration.allowsAttachments, !isEditing else { return }
        content.attach([payload])
        focus()
    }

    public func detach(_ item: TrayItem) { content.detach(item.payload) }

    // MARK: Commands

    private func perform(_ command: ComposerCommand, _ arguments: String) {
        switch command.effect(arguments) {
        case .incomplete: trouble = "Write \(command.title)"
        case .message(var message):
            guard case .message(_, let quoted, let files, _, _)? = content.submit() else { return }
            message.quotedMessageId = message.quotedMessageId ?? quoted
            message.attachments += files
            submit(message)
        case .action(let action):
            content = Composer()
            commands.close()
            keepDraft()
            Task { [weak self, controller = conversation.controller] in
                do { try await action(controller) } catch { self?.trouble = TroubleText.of(error) }
            }
        }
    }

    private func submit(_ message: OutgoingMessage) {
        commands.close()
        showsEmoji = false
        conversation.send(message)
        keepDraft()
        onSubmit?(.message(text: message.text, attachments: message.attachments))
    }
}
