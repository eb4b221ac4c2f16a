import Parlor
import ParlorUI
import SwiftUI

/// A person's avatar.
public struct UserAvatar: View {
    private let user: ChatUser
    private let size: Double
    private let showsPresence: Bool

    public init(user: ChatUser, size: Double = 28, showsPresence: Bool = false) {
        self.user = user
        self.size = size
        self.showsPresence = showsPresence
    }

    public var body: some View {
        AvatarView(AvatarContent(user), size: size, showsPresence: showsPresence)
    }
}
