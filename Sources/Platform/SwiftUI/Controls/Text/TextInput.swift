import UIKit

/// The input behind `TextField`, `SecureField` and `TextEditor`.
struct TextInput: View, PrimitiveView {
    let prompt: String
    let text: Binding<String>
    let isMultiline: Bool
    let isSecure: Bool
    var fillsSpace = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        let apply: (any TextInputItem, TextInput, EnvironmentValues) -> Void = { item, view, environment in
            item.coordinator.apply(view, environment)
            item.apply(view, environment)
        }
        if isMultiline {
            return LeafNode(view: self, item: TextViewItem(), parent: parent, environment: environment, apply: apply)
        }
        return LeafNode(view: self, item: TextFieldItem(), parent: parent, environment: environment, apply: apply)
    }
}

@MainActor
protocol TextInputItem: LayoutItem {
    var coordinator: TextInputCoordinator { get }
    func apply(_ view: TextInput, _ environment: EnvironmentValues)
}

/// Carries text, focus and keys between an input and the bindings of its view.
@MainActor
final class TextInputCoordinator {
    private(set) var text: Binding<String>?
    private var focus: FocusTarget?
    private var submit: (() -> Void)?
    private var commit: (() -> Void)?
    private var editingChanged: ((Bool) -> Void)?
    private weak var responder: UIView?
    private var wasAskedForFocus = false

    init(responder: UIView) { self.responder = responder }

    func apply(_ view: TextInput, _ environment: EnvironmentValues) {
        text = view.text
        focus = environment.focusTarget
        submit = environment.submitAction
        commit = view.onCommit
        editingChanged = view.onEditingChanged
        followFocus()
    }

    /// Moves the focus only when the state has changed, so that a click elsewhere is not undone by the next evaluation.
    private func followFocus() {
        guard let focus else { return }
        let wanted = focus.get()
        guard wanted != wasAskedForFocus else { return }
        wasAskedForFocus = wanted
        UpdateScheduler.shared.afterUpdate { [weak self] in
            guard let self, let responder = self.responder, wanted != responder.isFirstResponder else { return }
            if wanted { responder.becomeFirstResponder() } else { responder.resignFirstResponder() }
        }
    }

    func textDidChange(_ new: String) {
        guard let text, text.wrappedValue != new else { return }
        text.wrappedValue = new
    }

    func focusDidChange(_ focused: Bool) {
        wasAskedForFocus = focused
        focus?.set(focused)
        editingChanged?(focused)
    }

    /// Return was pressed: answers whether the view had a use for it.
    func didSubmit() -> Bool {
        guard submit != nil || commit != nil else { return false }
        commit?()
        submit?()
        return true
    }
}
