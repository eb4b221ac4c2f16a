import Parlor

extension ComposerCommand {
    /// Those whose name begins with the letters, as far as the user may do what they do.
    public static func matching(
        _ query: CommandQuery, among commands: [ComposerCommand], in channel: ChatChannel?
    ) -> [ComposerCommand] {
        let wanted = query.text.lowercased()
        return commands.filter { $0.name.hasPrefix(wanted) && $0.isAllowed(in: channel) }
    }

    /// The command that a text is, and the words after its name; nil for a message.
    public static func parse(
        _ text: String, among commands: [ComposerCommand]
    ) -> (command: ComposerCommand, arguments: String)? {
        guard text.first == "/" else { return nil }
        let parts = text.dropFirst().split(
            maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
        guard let name = parts.first?.lowercased(), let command = commands.first(where: { $0.name == name }) else {
            return nil
        }
        return (command, parts.count > 1 ? String(parts[1]).trimmedOrNil ?? "" : "")
    }

    /// A channel that is not known forbids nothing: the homeserver decides.
    public func isAllowed(in channel: ChatChannel?) -> Bool {
        guard let capability, let channel else { return true }
        return channel.ownCapabilities.contains(capability)
    }
}
