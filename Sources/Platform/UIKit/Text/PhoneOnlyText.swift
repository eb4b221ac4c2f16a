import Foundation

extension NSAttributedString {
    /// Effects that Apple's systems draw on letters; here text is plain.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

extension UILabel {
    /// Pango has one way to break lines.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { .standard }
        set {}
    }
}

@available(*, unavailable, message: "Set line heights and spacing in an NSParagraphStyle")
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}
