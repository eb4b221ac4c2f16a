extension ComposerVC {
    /// Takes what was typed, and tells the others that the user is typing.
    package func typed(_ text: String) {
        guard text != composer.text else { return }
        composer.text = text
        updateMentions()
        changed()
        guard let controller = conversation?.controller, !editsMessage else { return }
        if text.isEmpty { controller.sendStopTypingEvent() } else { controller.sendKeystrokeEvent() }
    }

    /// Handles a key of the input, and says whether it did.
    func take(_ key: UIKey) -> Bool {
        if mentions.isOpen, takeInMentions(key) { return true }
        if key.isOnly(.character, .control), key.charactersIgnoringModifiers.lowercased() == "v" { return pasteFiles() }
        // Alt+Up and the like belong to the window.
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        let meaning: Composer.Key
        switch key.code {
        case .enter: meaning = .enter
        case .up: meaning = .up
        case .escape: meaning = .escape
        default: return false
        }
        if meaning == .escape, showsEmoji {
            toggleEmoji()
            return true
        }
        // Slow mode holds the message back, not the key: Enter must not leave an empty line behind.
        let isShifted = key.modifierFlags.contains(.shift)
        if meaning == .enter, !isShifted, !access.canSend, !editsMessage { return true }
        return press(meaning, isShifted)
    }

    private func press(_ key: Composer.Key, _ isShifted: Bool) -> Bool {
        let messages = conversation?.messages ?? []
        switch composer.press(key, shift: isShifted, messages: messages) {
        case .ignored: return false
        case .handled:
            changed()
            return true
        case .submit(let submission):
            perform(submission)
            return true
        }
    }

    // MARK: Emoji

    package func toggleEmoji() {
        showsEmoji.toggle()
        updateContent()
        if !showsEmoji { inputTextView.becomeFirstResponder() }
    }

    /// Puts text in at the caret.
    func insert(_ text: String) {
        let input = inputTextView
        let caret = input.selectedRange
        composer.text = (composer.text as NSString).replacingCharacters(in: caret, with: text)
        changed()
        input.selectedRange = NSRange(location: caret.location + text.utf16.count, length: 0)
        input.becomeFirstResponder()
    }
}
