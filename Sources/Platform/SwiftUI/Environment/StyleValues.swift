import UIKit

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
private struct TextLayoutKey: EnvironmentKey { static var defaultValue: TextFlow { TextFlow() } }

/// How the text of a part of the tree breaks and is aligned.
struct TextFlow: Hashable {
    var lineLimit: ClosedRange<Int>?
    var reservesSpace = false
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var lineSpacing: CGFloat = 0
    var minimumScale: CGFloat = 1
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
}

struct DisabledModifier: EnvironmentModifier {
    let isDisabled: Bool
    func modify(_ environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }
}

struct ForegroundModifier<S: ShapeStyle>: EnvironmentModifier {
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
    public func textSelection(_ selectability: TextSelectability) -> some View {
        environment(\.textFlow.isSelectable, selectability == .enabled)
    }

    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.weight, isActive ? .bold : nil)
    }
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textAttributes.weight, weight) }
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textAttributes.isItalic, isActive) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.textAttributes.isUnderlined, isActive)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.textAttributes.isStruckThrough, isActive)
    }
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isMonospaced, isActive)
    }
    public func monospacedDigit() -> some View { environment(\.textAttributes.usesMonospacedDigits, true) }
}

/// Whether the reader can select text.
public enum TextSelectability: Hashable, Sendable {
    case enabled
    case disabled
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
