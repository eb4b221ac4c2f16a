import UIKit

/// The kit's symbols. They are drawn in the colour of the text around them.
public struct Images {
    public var messageActionReply = Images.symbol("arrowshape.turn.up.left")
    public var messageActionEdit = Images.symbol("square.and.pencil")
    public var messageActionCopy = Images.symbol("doc.on.doc")
    public var messageActionDelete = Images.symbol("trash")
    public var messageActionResend = Images.symbol("arrow.clockwise")
    public var send = Images.symbol("arrow.up")
    public var attach = Images.symbol("plus")
    public var emoji = Images.symbol("face.smiling")
    public var close = Images.symbol("xmark")
    public var jumpToLatest = Images.symbol("chevron.down")
    public var muted = Images.symbol("bell.slash")
    public var pinned = Images.symbol("pin")
    public var picture = Images.symbol("photo")
    public var video = Images.symbol("video")
    public var sound = Images.symbol("mic")
    public var file = Images.symbol("doc")
    public var pending = Images.symbol("clock")
    public var failed = Images.symbol("exclamationmark.circle.fill")
    public var noConversation = Images.symbol("bubble.left.and.bubble.right")
    public var trouble = Images.symbol("exclamationmark.triangle")

    public init() {}

    private static func symbol(_ name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else {
            preconditionFailure("The platform lacks the symbol \(name)")
        }
        return image
    }
}
