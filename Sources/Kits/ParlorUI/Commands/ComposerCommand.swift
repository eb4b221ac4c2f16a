import Parlor

/// Something that is done by writing `/name` in place of a message.
///
/// ```swift
/// let roll = ComposerCommand("roll", usage: "sides", summary: "Throws a die") { arguments in
///     .message(OutgoingMessage(kind: .emote, text: "throws a \(Int.random(in: 1...(Int(arguments) ?? 6)))"))
/// }
/// utils.composer.commands.append(roll)
/// ```
public struct ComposerCommand: Identifiable, Hashable, Sendable {
    /// What a command comes to.
    public enum Effect: Sendable {
        /// A message in place of the command.
        case message(OutgoingMessage)
        /// Something is done with the channel. What it throws is told above the input.
        case action(@Sendable (ChatChannelController) async throws -> Void)
        /// The words after the command are not what it needs: the input keeps them.
        case incomplete
    }

    /// What stands after the `/`.
    public var name: String
    /// What the command expects, in a word or two: `person`; nil: nothing.
    public var usage: String?
    /// What it does, in a few words.
    public var summary: String
    /// What the user must be allowed to do in the channel; nil: anybody may.
    public var capability: ChannelCapability?
    /// Takes the words after the name, without space around them.
    public var effect: @Sendable (_ arguments: String) -> Effect

    public init(
        _ name: String, usage: String? = nil, summary: String, capability: ChannelCapability? = nil,
        effect: @escaping @Sendable (_ arguments: String) -> Effect
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.capability = capability
        self.effect = effect
    }

    public var id: String { name }
    /// `/invite person`.
    public var title: String { usage.map { "/\(name) \($0)" } ?? "/\(name)" }

    public static func == (one: ComposerCommand, other: ComposerCommand) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
