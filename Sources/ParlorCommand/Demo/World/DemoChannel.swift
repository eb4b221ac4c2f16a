/// A channel of the demo's world, with what was said in it.
struct DemoChannel: Sendable {
    enum Kind: Sendable {
        /// A conversation of two.
        case direct
        case group
        case team
        /// Public, for anyone to read and enter.
        case livestream
    }

    enum Picture: Sendable {
        case landscape(Landscape)
        case emblem(Emblem)
    }

    /// The name in the channel's identifier; nil for direct conversations.
    var id: String?
    var kind: Kind
    var name: String?
    var topic: String?
    var picture: Picture?
    /// The first one makes the channel.
    var members: [DemoPerson]
    /// How many of the latest messages Anna hasn't read.
    var unread = 0
    /// Who else hasn't read the latest message.
    var behind: [DemoPerson] = []
    var isMuted = false
    var isPinned = false
    /// In the form that ``Script`` reads.
    var script: String

    static let all = direct + teams + groups + livestreams
}
