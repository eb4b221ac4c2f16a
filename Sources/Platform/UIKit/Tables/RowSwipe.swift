import Foundation

/// A row that is pulled aside: its content is shifted and the actions of one side stand in the gap.
@MainActor final class RowSwipe {
    unowned let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    let bar: SwipeActionsView
    private let isOnRight: Bool

    init(
        _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool,
        perform: @escaping (UIContextualAction) -> Void
    ) {
        self.cell = cell
        self.configuration = configuration
        self.isTrailing = isTrailing
        isOnRight = isTrailing != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        bar = SwipeActionsView(configuration.actions, isOnRight: isOnRight, perform: perform)
        cell.addSubview(bar)
        cell.clipsToBounds = true
    }

    var openWidth: CGFloat { bar.naturalWidth }

    /// Pulled across more than half of the row: the first action, without a second press.
    var isFull: Bool {
        configuration.performsFirstActionWithFullSwipe && abs(cell.chrome.swipeOffset) > cell.bounds.width * 0.6
    }

    func move(to offset: CGFloat) {
        let inDirection = isOnRight ? min(0, offset) : max(0, offset)
        cell.chrome.swipeOffset = inDirection
        layOut()
    }

    func open() { settle(isOnRight ? -openWidth : openWidth) }

    func close(animated: Bool) {
        let finish = { [bar, cell] in
            bar.removeFromSuperview()
            cell.clipsToBounds = false
        }
        guard animated, UIView.areAnimationsEnabled else {
            cell.chrome.swipeOffset = 0
            layOut()
            return finish()
        }
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.cell.chrome.swipeOffset = 0
                self.layOut()
            }, completion: { _ in finish() })
    }

    private func settle(_ offset: CGFloat) {
        UIView.animate(withDuration: 0.2) {
            self.cell.chrome.swipeOffset = offset
            self.layOut()
        }
    }

    private func layOut() {
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let width = max(abs(cell.chrome.swipeOffset), 0)
        bar.frame = CGRect(
            x: isOnRight ? cell.bounds.width - width : 0, y: 0, width: width, height: cell.bounds.height)
        bar.layoutIfNeeded()
    }
}

/// The buttons of a swiped row.
final class SwipeActionsView: UIView {
    private let buttons: [SwipeButton]
    private let isOnRight: Bool
    private static let buttonWidth: CGFloat = 76

    init(_ actions: [UIContextualAction], isOnRight: Bool, perform: @escaping (UIContextualAction) -> Void) {
        self.isOnRight = isOnRight
        buttons = actions.map { action in SwipeButton(action) { perform(action) } }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { CGFloat(buttons.count) * Self.buttonWidth }

    /// The first action is outermost.
    override func layoutSubviews() {
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let place = isOnRight ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width.rounded(.up), height: bounds.height)
        }
    }
}

/// One action: its picture over its title.
final class SwipeButton: UIControl {
    private let icon = UIImageView(image: nil)
    private let label = UILabel()

    init(_ action: UIContextualAction, _ act: @escaping () -> Void) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        icon.image = action.image
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textAlignment = .center
        accessibilityLabel = action.title
        accessibilityTraits = .button
        pointerCursor = .pointer
        addSubview(icon)
        addSubview(label)
        addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let hasIcon = icon.image != nil, hasText = !(label.text ?? "").isEmpty
        let text: CGFloat = hasText ? 16 : 0, image: CGFloat = hasIcon ? 22 : 0
        let gap: CGFloat = hasIcon && hasText ? 2 : 0
        let top = ((bounds.height - text - image - gap) / 2).rounded()
        icon.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
        label.frame = CGRect(x: 2, y: top + image + gap, width: max(0, bounds.width - 4), height: text)
    }

    override func stateChanged() { alpha = isHighlighted ? 0.7 : isHovered ? 0.9 : 1 }
}
