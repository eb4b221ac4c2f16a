/// Where a message list leads: threads, pictures, who reacted, the web.
@MainActor open class ChatMessageListRouter: ChatRouter<ChatMessageListVC> {
    /// The thread that a message opens.
    open func showThread(_ rootID: MessageId) {
        guard let screen, let conversation = screen.conversation else { return }
        let thread = screen.components.threadVC.init()
        thread.components = screen.components
        thread.conversation = ThreadConversation(conversation.controller, rootID: rootID)
        show(thread)
    }

    /// The picture or film that was clicked, among all of the conversation.
    open func showGallery(_ attachment: ChatMessageAttachment, of message: ChatMessage) {
        guard let screen else { return }
        let gallery = screen.components.galleryVC.init()
        gallery.client = screen.client
        let messages = screen.conversation?.messages ?? []
        gallery.content = GalleryContent(messages, opening: attachment, of: message)
        gallery.modalPresentationStyle = .overFullScreen
        screen.present(gallery, animated: true)
    }

    /// Who has reacted how.
    ///
    /// - Parameter key: The sign that is shown first; nil: all.
    open func showReactors(of message: ChatMessage, _ key: String?) {
        guard let screen, let conversation = screen.conversation else { return }
        let reactors = screen.components.reactorsVC.init()
        reactors.messageController = conversation.client.messageController(
            cid: conversation.controller.cid, messageId: message.id)
        reactors.selectedKey = key
        reactors.preferredContentSize = CGSize(width: 360, height: 440)
        present(reactors)
    }

    /// A link in a message: a message of this conversation is shown here, all else in the desktop's program for it.
    open func open(_ link: URL) {
        if let target = MessageLink(url: link), let eventID = target.eventID,
            target.room == screen?.conversation?.channel?.roomID
        {
            screen?.jump(to: eventID)
        } else if link.scheme != "matrix" {
            UIApplication.shared.open(link)
        }
    }

    /// A file: downloaded, then opened in the desktop's program for it.
    open func open(_ attachment: ChatMessageAttachment) {
        guard let url = attachment.url, let client = screen?.client else { return }
        Task {
            guard let file = try? await client.mediaLoader.file(for: url),
                let named = try? MediaFile.named(attachment.name, copying: file)
            else { return }
            _ = await UIApplication.shared.open(named)
        }
    }

    /// Tells the homeserver's administrators of a message.
    open func report(_ message: ChatMessage) { screen?.conversation?.report(message, reason: nil) }
}
