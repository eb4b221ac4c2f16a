import ParlorUI
import UIKit

/// The kit's symbols. They are drawn in the colour of the text around them.
public struct Images {
    public var messageActionReply = Images.symbol(.messageActionReply)
    public var messageActionEdit = Images.symbol(.messageActionEdit)
    public var messageActionCopy = Images.symbol(.messageActionCopy)
    public var messageActionDelete = Images.symbol(.messageActionDelete)
    public var messageActionResend = Images.symbol(.messageActionResend)
    public var send = Images.symbol(.send)
    public var attach = Images.symbol(.attach)
    public var emoji = Images.symbol(.emoji)
    public var close = Images.symbol(.close)
    public var jumpToLatest = Images.symbol(.jumpToLatest)
    public var muted = Images.symbol(.muted)
    public var pinned = Images.symbol(.pinned)
    public var picture = Images.symbol(.picture)
    public var video = Images.symbol(.video)
    public var sound = Images.symbol(.sound)
    public var file = Images.symbol(.file)
    public var pending = Images.symbol(.pending)
    public var failed = Images.symbol(.failed)
    public var noConversation = Images.symbol(.noConversation)
    public var trouble = Images.symbol(.trouble)

    public init() {}

    private static func symbol(_ token: SymbolToken) -> UIImage {
        guard let image = UIImage(systemName: token.systemName) else {
            preconditionFailure("The platform lacks the symbol \(token.systemName)")
        }
        return image
    }
}
