import UIKit

/// What a button, a link or a row is on screen: takes clicks, focus and the keyboard.
final class ControlView: UIControl {
    var action: (() -> Void)?
    var onPress: ((Bool) -> Void)?
    /// Buttons stop Tab; a bare tap gesture does not.
    var takesFocus = true
    private var givenLabel: String?
    private var isPressed = false

    override var canBecomeFocused: Bool { takesFocus && isEnabled }
    override var canBecomeFirstResponder: Bool { takesFocus && isEnabled }

    /// What the app says, else the texts inside.
    override var accessibilityLabel: String? {
        get { givenLabel ?? spokenText }
        set {
            givenLabel = newValue
            super.accessibilityLabel = newValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if takesFocus, givenLabel == nil { super.accessibilityLabel = spokenText }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, event?.buttonMask != .secondary else { return super.touchesBegan(touches, with: event) }
        setPressed(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        setPressed(bounds.insetBy(dx: -8, dy: -8).contains(touch.location(in: self)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasPressed = isPressed
        setPressed(false)
        if wasPressed { action?() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { setPressed(false) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let activates = presses.contains { press in
            guard let key = press.key else { return false }
            return key.isOnly(.enter) || key.isOnly(.space)
        }
        guard activates, isEnabled, isFirstResponder else { return super.pressesBegan(presses, with: event) }
        for press in presses { press.isHandled = true }
        action?()
    }

    private func setPressed(_ pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        onPress?(pressed)
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled, let action else { return false }
        action()
        return true
    }
}

/// Puts a control around the content.
struct ControlModifier: EffectModifier {
    let action: () -> Void
    var onPress: ((Bool) -> Void)?
    var takesFocus = true
    var isLink = false

    func makeView() -> UIView? {
        let view = ControlView()
        view.takesFocus = takesFocus
        if takesFocus {
            // The role is fixed once the view is shown.
            view.isAccessibilityElement = true
            view.accessibilityTraits = isLink ? .link : .button
        }
        return view
    }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        guard let view = view as? ControlView else { return }
        view.isEnabled = environment.isEnabled
        view.action = action
        view.onPress = onPress
        view.takesFocus = takesFocus
    }
}

extension UIView {
    /// The texts inside, in order: what a screen reader says for a control that was given no label.
    var spokenText: String? {
        let parts = subviews.compactMap { view -> String? in
            if view.isHidden { return nil }
            if let label = view as? UILabel { return label.text ?? label.attributedText?.string }
            return view.accessibilityLabel ?? view.spokenText
        }
        let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return text.isEmpty ? nil : text
    }
}
