import Foundation

/// A picture among letters.
///
/// The string carries it as one character (`NSTextAttachment.character`); labels and text views draw it in its room.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    // Set up before it goes into a string, as on Apple's systems.
    /// The object replacement character, U+FFFC.
    public static let character = 0xFFFC

    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public override init() { super.init() }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// One character that carries the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
