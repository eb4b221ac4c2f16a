import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The layout of a paragraph.
///
/// A text is set by its first paragraph's alignment, line spacing and line break mode; the other numbers are kept and not
/// applied.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Mutated only through `NSMutableParagraphStyle`, before it is handed out.
    public static let `default` = NSParagraphStyle()

    public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .natural }

    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    public fileprivate(set) var alignment = NSTextAlignment.natural
    public fileprivate(set) var lineSpacing: CGFloat = 0
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    public fileprivate(set) var paragraphSpacing: CGFloat = 0
    public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    public fileprivate(set) var lineHeightMultiple: CGFloat = 0
    public fileprivate(set) var minimumLineHeight: CGFloat = 0
    public fileprivate(set) var maximumLineHeight: CGFloat = 0
    public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    public fileprivate(set) var headIndent: CGFloat = 0
    public fileprivate(set) var tailIndent: CGFloat = 0
    public fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
    public fileprivate(set) var hyphenationFactor: Float = 0
    /// How paragraphs are broken besides by their mode; Pango has one way.
    public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
    public fileprivate(set) var allowsDefaultTighteningForTruncation = false
    public fileprivate(set) var usesDefaultHyphenation = false
    public fileprivate(set) var tabStops: [NSTextTab]! = []
    public fileprivate(set) var defaultTabInterval: CGFloat = 0

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    private var key: [AnyHashable] {
        [
            alignment, lineSpacing, lineBreakMode, paragraphSpacing, paragraphSpacingBefore, lineHeightMultiple,
            minimumLineHeight, maximumLineHeight, firstLineHeadIndent, headIndent, tailIndent, baseWritingDirection,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.key == key }
    open override var hash: Int { key.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { super.usesDefaultHyphenation = newValue }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { super.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

    open func setParagraphStyle(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineSpacing = other.lineSpacing
        lineBreakMode = other.lineBreakMode
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        lineHeightMultiple = other.lineHeightMultiple
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        baseWritingDirection = other.baseWritingDirection
        hyphenationFactor = other.hyphenationFactor
        tabStops = other.tabStops
        defaultTabInterval = other.defaultTabInterval
    }
}

/// A tab stop of a paragraph: kept, and not applied.
open class NSTextTab: NSObject, @unchecked Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
        self.alignment = alignment
        self.location = location
    }
}

extension NSAttributedString {
    /// How the first paragraph, and with it the whole text, is set.
    var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}
