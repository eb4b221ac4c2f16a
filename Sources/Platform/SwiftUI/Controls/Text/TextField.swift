import UIKit

/// A line of text to edit, or with `axis: .vertical` a field that grows with its text.
public struct TextField<Label: View>: View {
    let prompt: Text
    let text: Binding<String>
    let axis: Axis
    let isSecure: Bool
    let onEditingChanged: ((Bool) -> Void)?
    let onCommit: (() -> Void)?
    /// Whether a style has done its part.
    var isBare = false
    @Environment(\.textFieldStyle) private var style

    init(
        prompt: Text, text: Binding<String>, axis: Axis = .horizontal, isSecure: Bool = false,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.prompt = prompt
        self.text = text
        self.axis = axis
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    public var body: some View {
        if isBare {
            TextInput(
                prompt: prompt.plainString, text: text, isMultiline: axis == .vertical, isSecure: isSecure,
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        } else {
            AnyView(any: style.make(bare))
        }
    }

    private var bare: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            prompt: prompt, text: text, axis: axis, isSecure: isSecure, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
        field.isBare = true
        return field
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt: prompt ?? Text(titleKey), text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt: prompt ?? Text(title), text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(prompt: Text(titleKey), text: text, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(prompt: Text(title), text: text, axis: axis)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(prompt: prompt ?? Text(titleKey), text: text, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(prompt: prompt ?? Text(title), text: text, axis: axis)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(prompt: Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(prompt: Text(titleKey), text: text, onEditingChanged: onEditingChanged) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(prompt: Text(titleKey), text: text, onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(prompt: Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

/// A text field that does not show what is typed.
public struct SecureField<Label: View>: View {
    let prompt: Text
    let text: Binding<String>
    var onCommit: (() -> Void)?

    public var body: some View { TextField<Text>(prompt: prompt, text: text, isSecure: true, onCommit: onCommit) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.prompt = prompt ?? Text(titleKey)
        self.text = text
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.prompt = prompt ?? Text(title)
        self.text = text
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        prompt = Text(titleKey)
        self.text = text
        self.onCommit = onCommit
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        prompt = Text(title)
        self.text = text
        self.onCommit = onCommit
    }
}

/// Many lines of text to edit; fills its space and scrolls.
public struct TextEditor: View {
    let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
    @available(*, unavailable, message: "The selection is the field's own: use init(text:)")
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
    public var body: some View {
        TextInput(prompt: "", text: text, isMultiline: true, isSecure: false, fillsSpace: true)
    }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// What makes a field submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Runs when Return is pressed in a field inside. In a field that grows, Shift and Return make a new line.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }
}

@usableFromInline struct SubmitModifier: ActionModifier {
    let triggers: SubmitTriggers
    let action: () -> Void

    func modify(_ environment: inout EnvironmentValues, with holder: ActionHolder<() -> Void>) {
        if triggers.contains(.text) {
            // Actions add up, the inner one first, as on Apple's systems.
            let outer = environment.submitAction
            environment.submitAction = {
                holder.action()
                outer?()
            }
        }
        if triggers.contains(.search) { environment.searchSubmit = { holder.action() } }
    }

    func isSame(as previous: SubmitModifier) -> Bool { triggers == previous.triggers }
}

/// A selection in a text that is edited.
public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
    }
    public var indices: Indices
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// How editors of text look; they have one look here.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
