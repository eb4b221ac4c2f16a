import Foundation

/// What a font is made from: family, size, weight and slant. Immutable; each change makes another one.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // All stored properties are constants.
    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? UIFont(size: size))
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFont(size: UIFont.systemFontSize).applying(attributes))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

    open var pointSize: CGFloat { font.pointSize }
    open var postscriptName: String { font.familyName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.weight.css >= 600 { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.familyName == UIFont.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    open var fontAttributes: [AttributeName: Any] {
        [
            .family: font.familyName, .size: font.pointSize,
            .traits: [TraitKey.weight: font.weight, TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any],
        ]
    }

    open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

    /// The same family with exactly these traits. Never nil here; the result is optional as on Apple's systems.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        let family = traits.contains(.traitMonoSpace) ? UIFont.monospacedFamily : font.familyName
        return UIFontDescriptor(
            UIFont(
                family: family, size: font.pointSize, weight: traits.contains(.traitBold) ? .bold : .regular,
                italic: traits.contains(.traitItalic), monospacedDigits: font.hasMonospacedDigits))
    }

    /// The monospaced and serif designs have families of their own; `rounded` is the family itself.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .monospaced: withFamily(UIFont.monospacedFamily)
        case .serif: withFamily("Serif")
        default: self
        }
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }

    open func withFamily(_ family: String) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFont(
                family: family, size: font.pointSize, weight: font.weight, italic: font.isItalic,
                monospacedDigits: font.hasMonospacedDigits))
    }

    /// Family, size and traits are honoured; features and cascades are the desktop's.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.applying(attributes))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hash }
}

extension UIFont {
    /// A font as the descriptor says; size 0 keeps the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor.font
        self.init(
            family: font.familyName, size: size > 0 ? size : font.pointSize, weight: font.weight, italic: font.isItalic,
            monospacedDigits: font.hasMonospacedDigits)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        let named = (attributes[.name] as? String).flatMap { UIFont(name: $0, size: pointSize) } ?? self
        let weight =
            traits[.weight] as? Weight ?? (traits[.weight] as? CGFloat).map { Weight($0) }
            ?? (traits[.weight] as? NSNumber).map { Weight(CGFloat($0.doubleValue)) } ?? named.weight
        let size = attributes[.size].flatMap { $0 as? CGFloat ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
        return UIFont(
            family: attributes[.family] as? String ?? named.familyName, size: size ?? pointSize, weight: weight,
            italic: isItalic, monospacedDigits: hasMonospacedDigits)
    }
}
