import Foundation
import Synchronization

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5 }

/// The surroundings of a view: light or dark, wide or narrow, text size, direction.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory
    let custom: CustomTraits
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

    private static let shared = Mutex(UITraitCollection())

    /// The surroundings of the application: what a view outside of any window has.
    public static var current: UITraitCollection {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    public convenience init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, horizontalSizeClass: UIUserInterfaceSizeClass = .regular,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        displayScale: CGFloat = 1, preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.init(
            userInterfaceStyle: userInterfaceStyle, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection, displayScale: displayScale,
            preferredContentSizeCategory: preferredContentSizeCategory, custom: CustomTraits())
    }

    init(
        userInterfaceStyle: UIUserInterfaceStyle, horizontalSizeClass: UIUserInterfaceSizeClass,
        verticalSizeClass: UIUserInterfaceSizeClass, layoutDirection: UITraitEnvironmentLayoutDirection,
        displayScale: CGFloat, preferredContentSizeCategory: UIContentSizeCategory, custom: CustomTraits
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.custom = custom
    }

    package func with(
        userInterfaceStyle: UIUserInterfaceStyle? = nil, horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection? = nil, displayScale: CGFloat? = nil
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: userInterfaceStyle ?? self.userInterfaceStyle,
            horizontalSizeClass: horizontalSizeClass ?? self.horizontalSizeClass,
            verticalSizeClass: verticalSizeClass,
            layoutDirection: layoutDirection ?? self.layoutDirection, displayScale: displayScale ?? self.displayScale,
            preferredContentSizeCategory: preferredContentSizeCategory, custom: custom)
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other
            || userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
                && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
                && displayScale == other.displayScale
                && preferredContentSizeCategory == other.preferredContentSizeCategory && custom == other.custom
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(horizontalSizeClass)
        return hasher.finalize()
    }
}

/// What has surroundings: views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The reader's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")

    public init(rawValue: String) { self.rawValue = rawValue }
}
