import Foundation

/// How a whole text is set.
package struct TextStyle: Hashable, Sendable {
    package var alignment: NSTextAlignment = .natural
    /// 0 is no limit.
    package var lineLimit = 0
    package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    package var lineSpacing: CGFloat = 0
    package var isRightToLeft = false

    package init(
        alignment: NSTextAlignment = .natural, lineLimit: Int = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        lineSpacing: CGFloat = 0, isRightToLeft: Bool = false
    ) {
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.lineBreakMode = lineBreakMode
        self.lineSpacing = lineSpacing
        self.isRightToLeft = isRightToLeft
    }
}

extension UIView {
    /// Whether text that is typed here stands at the right: natural alignment follows the layout's direction.
    func standsAtTheRight(_ alignment: NSTextAlignment) -> Bool {
        alignment == .right || alignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
