import Foundation

/// What is to be changed of a channel. What is nil stays as it is.
///
/// ```swift
/// var update = ChannelUpdate()
/// update.topic = "Apples, this week"
/// update.customData = ["season": 2026, "draft": .null]   // sets one key, removes the other, keeps the rest
/// try await controller.updateChannel(update)
/// ```
public struct ChannelUpdate: Hashable, Sendable {
    /// A new name; empty: none, and the channel is called after its members.
    public var name: String?
    /// What the channel is about; empty: nothing.
    public var topic: String?
    /// An `mxc:` address, as an upload gives it.
    public var imageURL: URL?
    /// Whether the picture goes.
    public var removesImage = false
    /// Who may come in. ``ChannelAccess/restricted`` cannot be set from here.
    public var access: ChannelAccess?
    /// Whether everybody may read along without coming in. Taking it back leaves the history to members, from the beginning.
    public var isReadableByAnyone: Bool?
    /// Values to set, by key; ``CustomValue/null`` removes one. Keys that are not named stay.
    public var customData: CustomData?

    /// Changes nothing, until something is set.
    public init(name: String? = nil, topic: String? = nil, imageURL: URL? = nil, customData: CustomData? = nil) {
        self.name = name
        self.topic = topic
        self.imageURL = imageURL
        self.customData = customData
    }
}
