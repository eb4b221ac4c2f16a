import UIKit

/// Which letters an on-screen keyboard writes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let type: UITextAutocapitalizationType
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
    init(type: UITextAutocapitalizationType) { self.type = type }
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

// Keyboards of a desktop are the user's own: what an app says about an on-screen keyboard is accepted and without effect.
extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Keeps the actions of `onSubmit` around from fields inside.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Gives the default focus to a view when its window or sheet opens.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// What helps to write; there is nothing of the kind here.
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}

/// The word on the key that submits; keyboards here have only one.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// What scrolling does to an on-screen keyboard; there is none here.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}
