import Foundation

// The system's traits, as types. Those of a phone's hardware have one value here, whatever is set.

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
    public static func _set(_ value: UIUserInterfaceStyle, in traits: inout UITraitOverrides) {
        traits.userInterfaceStyle = value
    }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public static func _set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitOverrides) {
        traits.horizontalSizeClass = value
    }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public static func _set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitOverrides) {
        traits.verticalSizeClass = value
    }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
    public static func _set(_ value: UITraitEnvironmentLayoutDirection, in traits: inout UITraitOverrides) {
        traits.layoutDirection = value
    }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
    public static func _value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
    public static func _set(_ value: CGFloat, in traits: inout UITraitOverrides) { traits.displayScale = value }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
    public static func _set(_ value: UIContentSizeCategory, in traits: inout UITraitOverrides) {
        traits.preferredContentSizeCategory = value
    }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
    public static func _set(_ value: UIAccessibilityContrast, in traits: inout UITraitOverrides) {}
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
    public static func _set(_ value: UILegibilityWeight, in traits: inout UITraitOverrides) {}
}

public struct UITraitActiveAppearance: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceActiveAppearance {
        traits.activeAppearance
    }
    public static func _set(_ value: UIUserInterfaceActiveAppearance, in traits: inout UITraitOverrides) {}
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public static func _set(_ value: UIUserInterfaceIdiom, in traits: inout UITraitOverrides) {}
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
    public static func _set(_ value: UIUserInterfaceLevel, in traits: inout UITraitOverrides) {}
}

public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    public static func _value(in traits: UITraitCollection) -> UIForceTouchCapability { traits.forceTouchCapability }
    public static func _set(_ value: UIForceTouchCapability, in traits: inout UITraitOverrides) {}
}

public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static func _value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
    public static func _set(_ value: UIDisplayGamut, in traits: inout UITraitOverrides) {}
}
