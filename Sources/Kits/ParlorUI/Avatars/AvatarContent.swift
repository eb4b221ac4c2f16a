import Foundation
import Parlor

/// What an avatar shows: a picture, or initials on a colour of their own, and whether the person is online.
public struct AvatarContent: Hashable, Sendable {
    public var imageURL: URL?
    public var initials: String
    public var background: ColorToken
    public var isOnline: Bool

    public init(imageURL: URL?, name: String, id: String, isOnline: Bool = false) {
        self.imageURL = imageURL
        initials = Initials.of(name) ?? "?"
        background = AvatarHue.background(of: id)
        self.isOnline = isOnline
    }

    public init(_ user: ChatUser) {
        self.init(imageURL: user.imageURL, name: user.displayName, id: user.id, isOnline: user.isOnline)
    }

    /// A conversation of two looks like the other person, any other channel like itself.
    public init(_ channel: ChatChannel, name: String, currentUserID: UserId?) {
        if let partner = channel.partner(of: currentUserID) {
            self.init(partner.user)
            imageURL = channel.imageURL ?? imageURL
        } else {
            self.init(imageURL: channel.imageURL, name: name, id: channel.id)
        }
    }
}
