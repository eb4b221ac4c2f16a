import Foundation
import Parlor
import ParlorUI

extension ChatChannelViewModel {
    /// Sends what the composer holds.
    public func send() {
        guard let submission = composer.submit() else { return }
        perform(submission)
    }

    /// Handles a key of the composer, and says whether it did.
    public func press(_ key: Composer.Key, shift: Bool) -> Bool {
        switch composer.press(key, shift: shift, messages: controller.messages) {
        case .ignored: return false
        case .handled: return true
        case .submit(let submission):
            perform(submission)
            return true
        }
    }

    /// Takes what was typed, and tells the others that the user is typing.
    public func type(_ text: String) {
        guard text != composer.text else { return }
        composer.text = text
        if !text.isEmpty, case .editing = composer.mode { return }
        if text.isEmpty { controller.sendStopTypingEvent() } else { controller.sendKeystrokeEvent() }
    }

    /// Puts files beside what is being written. Pictures are measured first, off the main thread.
    public func attach(_ files: [URL]) {
        Task {
            for file in files { composer.attach([await AttachmentPayload.file(file)]) }
        }
    }

    private func perform(_ submission: ComposerSubmission) {
        conversation.perform(submission)
        if case .message = submission { scroll(to: .end) }
    }
}
