// The list is one stop of Tab. From there the arrow keys walk along the messages, and Enter opens what can be done with one.
extension ChatMessageListVC {
    func take(_ key: UIKey, on view: ChatMessageView) -> Bool {
        switch key.code {
        case .up where key.isOnly(.up): return moveFocus(-1, from: view)
        case .down where key.isOnly(.down): return moveFocus(1, from: view)
        case .enter where key.isOnly(.enter), .space where key.isOnly(.space): return openMenu(for: view)
        case .escape:
            jumpToLatest()
            return release(view)
        default: return false
        }
    }

    private func moveFocus(_ step: Int, from view: ChatMessageView) -> Bool {
        guard let id = view.row?.id, var index = index(of: id) else { return false }
        index += step
        while (0..<rows.count).contains(index) {
            if case .message(let row) = rows.item(at: index) {
                focus(row.id)
                return true
            }
            index += step
        }
        return step < 0 || release(view)
    }

    /// Gives the keyboard back to whoever writes.
    private func release(_ view: ChatMessageView) -> Bool {
        guard view.resignFirstResponder() else { return false }
        delegate?.messageListVCDidReleaseKeyboard(self)
        return true
    }

    private func index(of id: TimelineItem.ID) -> Int? {
        // The row is on screen, so looking there suffices.
        recycler.visibleRange.first { $0 < rows.count && rows.item(at: $0).id == id }
            ?? (0..<rows.count).first { rows.item(at: $0).id == id }
    }

    private func focus(_ id: TimelineItem.ID) {
        if let focusedID, let old = messageView(for: focusedID) { old.isFocusStop = false }
        if let newestMessageID, let newest = messageView(for: newestMessageID) { newest.isFocusStop = false }
        focusedID = id
        recycler.scrollTo(id: id, at: .nearest)
        recycler.layoutIfNeeded()
        guard let view = messageView(for: id) else { return }
        view.isFocusStop = true
        view.becomeFirstResponder()
    }
}
