import Parlor

extension ComposerCommand {
    /// What the kit's composer offers until an app says otherwise.
    public static let builtIn: [ComposerCommand] = [
        ComposerCommand("me", usage: "action", summary: "Says what you do", capability: .sendMessages) { words in
            words.isEmpty ? .incomplete : .message(OutgoingMessage(kind: .emote, text: words))
        },
        ComposerCommand("shrug", usage: "message", summary: "Adds a shrug", capability: .sendMessages) { words in
            .message(OutgoingMessage(text: words.isEmpty ? shrug : "\(words) \(shrug)", isMarkdown: false))
        },
        ComposerCommand("invite", usage: "@person:server", summary: "Invites somebody", capability: .invite) { words in
            onUser(words) { try await $0.inviteMembers([$1]) }
        },
        ComposerCommand(
            "remove", usage: "@person:server", summary: "Removes somebody", capability: .removeMembers
        ) { words in
            onUser(words) { try await $0.removeMembers([$1]) }
        },
        ComposerCommand("topic", usage: "words", summary: "Changes the topic", capability: .changeTopic) { words in
            words.isEmpty ? .incomplete : .action { try await $0.updateChannel(ChannelUpdate(topic: words)) }
        },
        ComposerCommand("name", usage: "words", summary: "Renames the channel", capability: .changeName) { words in
            words.isEmpty ? .incomplete : .action { try await $0.updateChannel(ChannelUpdate(name: words)) }
        },
        ComposerCommand("mute", summary: "Silences this channel for you") { _ in .action { try await $0.muteChannel() }
        },
        ComposerCommand("unmute", summary: "Lets this channel ring again") { _ in
            .action { try await $0.unmuteChannel() }
        },
        ComposerCommand("leave", summary: "Leaves this channel") { _ in .action { try await $0.leaveChannel() } },
    ]

    private static let shrug = "¯\\_(ツ)_/¯"

    private static func onUser(
        _ words: String, _ body: @escaping @Sendable (ChatChannelController, UserId) async throws -> Void
    ) -> Effect {
        guard words.first == "@", words.contains(":"), !words.contains(where: \.isWhitespace) else {
            return .incomplete
        }
        return .action { try await body($0, words) }
    }
}
