enum PickerLook: Hashable { case automatic, menu, segmented, inline, wheel, navigation }

/// How a picker offers its options.
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

public struct _PickerLook: Sendable { let look: PickerLook }

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .automatic) }
}
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .segmented) }
}
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .inline) }
}
/// A wheel is a phone's; here it is a menu.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .wheel) }
}
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .navigation) }
}
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .segmented) }
}
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(look: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }

private struct PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look.look) }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
