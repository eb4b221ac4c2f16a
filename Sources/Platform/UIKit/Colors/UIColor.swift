import Foundation

/// A colour, fixed or dynamic: a dynamic one asks its provider each time it is drawn, so dark mode needs no reassignment.
open class UIColor: NSObject, @unchecked Sendable {
    // Immutable after init, and the provider is `Sendable`: safe to share.
    private enum Storage {
        case fixed(RGBA)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let storage: Storage

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        storage = .fixed(RGBA(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    public init(cgColor: CGColor) { storage = .fixed(cgColor.rgba) }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    package init(_ rgba: RGBA) { storage = .fixed(rgba) }

    /// A colour with one value in light and one in dark surroundings, both `0xRRGGBB`.
    package convenience init(light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1) {
        let (light, dark) = (RGBA(hex: light, alpha: lightAlpha), RGBA(hex: dark, alpha: darkAlpha))
        self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
    }

    /// The colour's numbers in the given surroundings.
    package func rgba(_ traits: UITraitCollection) -> RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider(traits).rgba(traits)
        }
    }

    public var cgColor: CGColor { CGColor(rgba(.current)) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let rgba): UIColor(rgba.withAlpha(alpha))
        case .dynamic: UIColor { [self] in UIColor(rgba($0).withAlpha(alpha)) }
        }
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(rgba(traits)) }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(.current)
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Fixed colours are equal by value, dynamic ones by identity: their providers cannot be compared.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage { return mine == theirs }
        return false
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}
