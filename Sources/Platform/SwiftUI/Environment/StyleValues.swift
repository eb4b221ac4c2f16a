import UIKit

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TextLayoutKey: EnvironmentKey { static var defaultValue: TextFlow { TextFlow() } }

/// How the text of a part of the tree breaks and is aligned.
struct TextFlow: Hashable {
    var lineLimit: ClosedRange<Int>?
    var reservesSpace = false
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var lineSpacing: CGFloat = 0
    var minimumScale: CGFloat = 1
    var kerning: CGFloat = 0
    var textCase: Text.Case?
    var allowsTightening = false
    var isSelectable = false
}

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { textFlow.lineLimit?.upperBound }
        set { textFlow.lineLimit = newValue.map { 1...max(1, $0) } }
    }
    public var multilineTextAlignment: TextAlignment {
        get { textFlow.alignment }
        set { textFlow.alignment = newValue }
    }
    public var lineSpacing: CGFloat {
        get { textFlow.lineSpacing }
        set { textFlow.lineSpacing = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { textFlow.truncation }
        set { textFlow.truncation = newValue }
    }

    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { textFlow.textCase }
        set { textFlow.textCase = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { textFlow.minimumScale }
        set { textFlow.minimumScale = newValue }
    }
    public var allowsTightening: Bool {
        get { textFlow.allowsTightening }
        set { textFlow.allowsTightening = newValue }
    }

    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
    var textFlow: TextFlow {
        get { self[TextLayoutKey.self] }
        set { self[TextLayoutKey.self] = newValue }
    }

    var resolvedTint: UIColor { tint.map { $0.resolved(in: withoutTint) } ?? .tintColor }

    /// So that a tint of `Color.accentColor` does not ask itself.
    private var withoutTint: EnvironmentValues {
        var copy = self
        copy.tint = nil
        return copy
    }

    /// The colour that text and symbols are drawn in.
    var foregroundColor: UIColor { foregroundStyle?._resolve(in: self).color ?? .label }
}

/// Text attributes that views pass down to the text inside.
struct TextAttributes: Hashable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var isMonospaced: Bool?
    var usesMonospacedDigits: Bool?
    var underlineColor: Color?
    var strikethroughColor: Color?
}

@usableFromInline struct DisabledModifier: EnvironmentModifier {
    let isDisabled: Bool
    func modify(_ environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }
}

@usableFromInline struct ForegroundModifier<S: ShapeStyle>: EnvironmentModifier {
    let style: S?
    func modify(_ environment: inout EnvironmentValues) { environment.foregroundStyle = style.map(AnyShapeStyle.init) }
}

extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func foregroundColor(_ color: Color?) -> some View { modifier(ForegroundModifier(style: color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(ForegroundModifier(style: style)) }
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.textFlow.lineLimit, limit) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.textFlow.lineLimit, 1...limit.upperBound)
    }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.textFlow.lineLimit, limit.lowerBound...Int.max)
    }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.textFlow.minimumScale, factor) }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textFlow.isSelectable, S.allowsSelection)
    }

    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.weight, isActive ? .bold : nil)
    }
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textAttributes.weight, weight) }
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textAttributes.isItalic, isActive) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.textAttributes.isUnderlined, isActive).environment(\.textAttributes.underlineColor, color)
    }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.textAttributes.isStruckThrough, isActive)
            .environment(\.textAttributes.strikethroughColor, color)
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textFlow.kerning, kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textAttributes.isMonospaced, design.map { $0 == .monospaced })
    }
    /// One width is drawn.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.textFlow.lineLimit, 1...max(1, limit)).environment(\.textFlow.reservesSpace, reservesSpace)
    }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { offset(y: -baselineOffset) }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foregroundStyle(primary) }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, (tint as? Color) ?? nil)
    }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isMonospaced, isActive)
    }
    public func monospacedDigit() -> some View { environment(\.textAttributes.usesMonospacedDigits, true) }
}

/// Whether the reader can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { true }
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How the lines of a paragraph stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing

    var uiAlignment: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
