import UIKit

/// What the edit mode puts beside the content of a row: a button to delete, a mark of the selection, a handle to move.
@MainActor
final class ListRowControls {
    private unowned let row: ListRowView
    private lazy var delete = ListRowButton(symbol: "minus.circle.fill", label: "Delete")
    private lazy var mark = UIImageView()
    private lazy var handle = ListRowHandle(row: row)
    private var state = ListRowItem.State()

    init(_ row: ListRowView) { self.row = row }

    func apply(_ new: ListRowItem.State) {
        state = new
        show(state.canDelete, delete)
        show(state.showsMark && !state.canDelete, mark)
        show(state.canMove, handle)
        delete.icon.tintColor = .systemRed
        delete.onPress = { [weak row] in row?.node?.delete() }
        let name = state.isSelected ? "checkmark.circle.fill" : "circle"
        mark.image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        mark.contentMode = .center
        mark.tintColor = state.isSelected ? state.tint : .tertiaryLabel
    }

    private func show(_ isShown: Bool, _ view: @autoclosure () -> UIView) {
        if isShown {
            let view = view()
            if view.superview !== row { row.addSubview(view) }
        } else if row.subviews.contains(where: { $0 is ListRowButton || $0 is UIImageView || $0 is ListRowHandle }) {
            let view = view()
            if view.superview === row { view.removeFromSuperview() }
        }
    }

    func layOut(in card: CGRect) {
        let side = ListRowLook.controlWidth
        let leading = CGRect(x: card.minX + 6, y: card.midY - side / 2, width: side, height: side)
        if state.canDelete { delete.frame = leading }
        if state.showsMark, !state.canDelete { mark.frame = leading }
        if state.canMove {
            handle.frame = CGRect(x: card.maxX - side - 4, y: card.midY - side / 2, width: side, height: side)
        }
    }

    func remove() { for view in [delete, mark, handle] as [UIView] { view.removeFromSuperview() } }
}

/// A button with a symbol.
final class ListRowButton: UIControl {
    let icon: UIImageView
    var onPress: (() -> Void)?

    init(symbol: String, label: String) {
        icon = UIImageView(image: UIImage(systemName: symbol)?.withRenderingMode(.alwaysTemplate))
        super.init(frame: .zero)
        icon.contentMode = .center
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }
}
