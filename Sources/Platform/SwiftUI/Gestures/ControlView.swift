import UIKit

/// What a button, a link or a row is on screen: takes clicks, focus and the keyboard.
final class ControlView: UIControl {
    var action: (() -> Void)?
    var onPress: ((Bool) -> Void)?
    /// Buttons stop Tab; a bare tap gesture does not.
    var takesFocus = true
    private var givenLabel: String?

    init() {
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { onPress?(isHighlighted) } }
    }

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
}

/// Puts a control around the content.
@usableFromInline struct ControlModifier: EffectModifier {
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
        // It is read as what is in it.
        view.setNeedsLayout()
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
