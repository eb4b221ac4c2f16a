import Foundation

/// Something in a text view that the reader can act on: a link, a picture, or characters with a `textItemTag`.
@preconcurrency @MainActor public final class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    /// Its characters, in UTF-16.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }
}

extension UITextItem {
    /// The menu of an item, opened by a secondary click or a long press.
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        /// What is shown beside the menu.
        public enum Preview {
            /// None: a link's page is not fetched, since that would tell its owner who reads.
            case `default`
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        public init(preview: Preview? = .default, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
        }
    }
}

extension NSAttributedString.Key {
    /// Marks characters as a `UITextItem` with this name; the value is a string.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
