import UIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark

    var uiStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
    init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }
}

/// Whether there is much or little room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft

    init(_ direction: UIUserInterfaceLayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Where the scene stands.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .autoupdatingCurrent } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

/// Has a part of the window be light or dark, whatever the desktop says.
@usableFromInline struct ColorSchemeModifier: EffectModifier {
    let scheme: ColorScheme?

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.overrideUserInterfaceStyle = scheme?.uiStyle ?? .unspecified
    }
}

/// Has a part of the window be read from one side, whatever the language of the desktop.
@usableFromInline struct LayoutDirectionModifier: EffectModifier {
    let direction: LayoutDirection

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.overrideLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

/// What the content of a window wants the window to be.
struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Has the whole window be light or dark; nil leaves it to the desktop.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Has this view and what it contains be light or dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Colours are resolved by the views that draw, so these have to know the scheme as well as the environment does.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme)
        -> some View
    {
        modifier(ColorSchemeModifier(scheme: value))
            .modifier(KeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Mirrors this view and what it contains where the direction differs from that of the surroundings.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
        -> some View
    {
        modifier(LayoutDirectionModifier(direction: value))
            .modifier(KeyWritingModifier(keyPath: keyPath, value: value))
    }
}
