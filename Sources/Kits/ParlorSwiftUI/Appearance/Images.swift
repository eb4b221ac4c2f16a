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
    public var search = Images.symbol(.search)
    public var compose = Images.symbol(.compose)
    public var people = Images.symbol(.people)
    public var addPerson = Images.symbol(.addPerson)
    public var leave = Images.symbol(.leave)
    public var more = Images.symbol(.more)
    public var thread = Images.symbol(.thread)
    public var markRead = Images.symbol(.markRead)
    public var unmuted = Images.symbol(.unmuted)
    public var unpinned = Images.symbol(.unpinned)
    public var disclosure = Images.symbol(.disclosure)
    public var check = Images.symbol(.check)
    public var location = Images.symbol(.location)
    public var play = Images.symbol(.play)
    public var pause = Images.symbol(.pause)
    public var link = Images.symbol(.link)
    public var report = Images.symbol(.report)
    public var save = Images.symbol(.save)
    public var locked = Images.symbol(.locked)
    public var previous = Images.symbol(.previous)
    public var next = Images.symbol(.next)
    public var enlarge = Images.symbol(.enlarge)

    public init() {}

    private static func symbol(_ token: SymbolToken) -> UIImage {
        guard let image = UIImage(systemName: token.systemName) else {
            preconditionFailure("The platform lacks the symbol \(token.systemName)")
        }
        return image
    }

    /// The symbol of something that can be done with a message.
    public func image(of action: MessageAction) -> UIImage {
        switch action {
        case .resend: messageActionResend
        case .react, .readers: emoji
        case .reply: messageActionReply
        case .thread: thread
        case .edit: messageActionEdit
        case .copy: messageActionCopy
        case .copyLink: link
        case .pin: pinned
        case .unpin: unpinned
        case .report: report
        case .delete, .discard: messageActionDelete
        }
    }

    /// The symbol of something that can be done with a channel.
    public func image(of action: ChannelAction) -> UIImage {
        switch action {
        case .markRead: markRead
        case .mute: muted
        case .unmute: unmuted
        case .pin: pinned
        case .unpin: unpinned
        case .accept: check
        case .decline: close
        case .leave: leave
        }
    }

    /// The sign of an attachment.
    public func image(of icon: PreviewIcon) -> UIImage {
        switch icon {
        case .picture: picture
        case .video: video
        case .sound: sound
        case .file: file
        }
    }
}
