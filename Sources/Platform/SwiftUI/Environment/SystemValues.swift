import UIKit

/// How large people want text to be. A desktop scales the whole screen instead: text here has one size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// The older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool {
        (Self.allCases.firstIndex(of: self) ?? 0) >= (Self.allCases.firstIndex(of: .accessibilityMedium) ?? 0)
    }
}

/// Whether text is to be heavier.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// How strong the contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

/// Whether a window is the one that people work in.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key
    case active
    case inactive
}

private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct SizeCategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }
    public var legibilityWeight: LegibilityWeight? { .regular }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var controlActiveState: ControlActiveState { .key }
    public var supportsMultipleWindows: Bool { true }

    // What only a phone's settings turn on.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { true }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var isLuminanceReduced: Bool { false }

    @available(*, unavailable, message: "There is no Core Data on Linux: keep the objects in an @Observable model")
    public var managedObjectContext: Never { fatalError("unavailable") }
    @available(*, unavailable, message: "There is no SwiftData on Linux: keep the objects in an @Observable model")
    public var modelContext: Never { fatalError("unavailable") }
}

extension View {
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View { self }
    /// Flips nothing: text is laid out by its own direction.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
