import Foundation

/// What stands around the content of a row: ground, separator, accessory, editing controls, the shift of a swipe.
@MainActor final class CellChrome {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    var canMove = false
    /// What stands under the cell where it has no ground of its own.
    var ground: UIColor?
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The corners that a card of rows rounds at this one.
    var corners: CACornerMask = []
    /// How far a swipe has moved the content, positive to the right.
    var swipeOffset: CGFloat = 0
    weak var swipeActions: UIView?
    private(set) var accessory: UIView?
    private(set) var leading: UIView?
    private(set) var grip: UIView?

    private static let margin: CGFloat = 16
    private static let leadingWidth: CGFloat = 42
    private static let gripWidth: CGFloat = 40

    // MARK: Building

    func rebuild(_ cell: UITableViewCell) {
        let wanted = isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
        accessory = exchange(accessory, for: wanted ?? makeAccessory(type, cell), in: cell)
        let showsStyle = isEditing && (editingStyle != .none || cell.tableView?.selectsWhileEditing == true)
        leading = exchange(leading, for: showsStyle ? makeEditControl(cell) : nil, in: cell)
        grip = exchange(grip, for: isEditing && (canMove || cell.showsReorderControl) ? makeGrip(cell) : nil, in: cell)
    }

    private func exchange(_ old: UIView?, for new: UIView?, in cell: UIView) -> UIView? {
        if old === new { return old }
        old?.removeFromSuperview()
        if let new { cell.addSubview(new) }
        return new
    }

    private func makeAccessory(_ type: UITableViewCell.AccessoryType, _ cell: UITableViewCell) -> UIView? {
        func icon(_ name: String, _ color: UIColor, _ size: CGFloat) -> UIImageView {
            let view = UIImageView(
                image: UIImage(systemName: name, withConfiguration: .init(pointSize: size, weight: .semibold)))
            view.tintColor = color
            view.accessibilityElementsHidden = true
            return view
        }
        switch type {
        case .none: return nil
        case .disclosureIndicator: return icon(forward(cell), .tertiaryLabel, 12)
        case .checkmark: return icon("checkmark", cell.tintColor, 14)
        case .detailButton, .detailDisclosureButton:
            let button = UIButton(type: .detailDisclosure)
            button.frame.size = CGSize(width: 28, height: 28)
            button.accessibilityLabel = "More info"
            button.addAction(
                UIAction { [weak cell] _ in cell.map { $0.tableView?.accessoryTapped($0) } },
                for: .primaryActionTriggered)
            return button
        }
    }

    private func forward(_ cell: UIView) -> String {
        cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    }

    private func makeEditControl(_ cell: UITableViewCell) -> UIView {
        let button = UIButton(type: .custom)
        let selects = editingStyle == .none
        let name =
            selects
            ? (isSelected ? "checkmark.circle.fill" : "circle")
            : editingStyle == .insert ? "plus.circle.fill" : "minus.circle.fill"
        button.setImage(UIImage(systemName: name), for: .normal)
        button.tintColor =
            selects
            ? (isSelected ? cell.tintColor : .tertiaryLabel) : editingStyle == .insert ? .systemGreen : .systemRed
        button.accessibilityLabel = selects ? "Select" : editingStyle == .insert ? "Insert" : "Delete"
        button.addAction(
            UIAction { [weak cell] _ in cell.map { $0.tableView?.editControlTapped($0) } }, for: .primaryActionTriggered
        )
        return button
    }

    private func makeGrip(_ cell: UITableViewCell) -> UIView {
        let view = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
        view.tintColor = .tertiaryLabel
        view.contentMode = .center
        view.isUserInteractionEnabled = true
        view.accessibilityLabel = "Reorder"
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak cell, weak pan] in
            if let cell, let pan { cell.tableView?.reordering(cell, pan) }
        }
        view.addGestureRecognizer(pan)
        return view
    }

    // MARK: Layout

    private var accessoryWidth: CGFloat {
        guard let accessory else { return 0 }
        let width = accessory.bounds.width > 0 ? accessory.bounds.width : accessory.intrinsicContentSize.width
        return max(0, width) + Self.margin
    }

    /// The width that the content does not have.
    func takenWidth(_ cell: UIView) -> CGFloat {
        accessoryWidth + (leading == nil ? 0 : Self.leadingWidth) + (grip == nil ? 0 : Self.gripWidth)
    }

    func minimumHeight(_ cell: UIView) -> CGFloat {
        guard let accessory else { return 0 }
        return accessory.bounds.height + 8
    }

    func layOut(_ cell: UITableViewCell) {
        let bounds = cell.bounds
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ y: CGFloat) {
            let left = (isRightToLeft ? bounds.width - x - width : x) + swipeOffset
            view.frame = CGRect(x: left.rounded(), y: y.rounded(), width: width, height: height)
        }
        let start = leading == nil ? 0 : Self.leadingWidth
        if let leading { place(leading, 8, Self.leadingWidth, bounds.height, 0) }
        if let grip { place(grip, bounds.width - Self.gripWidth, Self.gripWidth, bounds.height, 0) }
        let end = bounds.width - (grip == nil ? 0 : Self.gripWidth)
        if let accessory {
            var size = accessory.bounds.size
            if size.width <= 0 { size = accessory.intrinsicContentSize }
            place(accessory, end - Self.margin - size.width, size.width, size.height, (bounds.height - size.height) / 2)
        }
        place(cell.contentView, start, max(0, end - accessoryWidth - start), bounds.height, 0)
        cell.backgroundView?.frame = bounds
        cell.selectedBackgroundView?.frame = bounds
        cell.selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) || cell.selectionStyle == .none
    }

    // MARK: Drawing

    func drawGround(_ canvas: Canvas, _ cell: UITableViewCell) {
        let rect = CGRect(origin: .zero, size: cell.bounds.size)
        let radii = CornerRadii(corners.isEmpty ? 0 : 10, corners: corners)
        let isActive = (isSelected || isHighlighted) && cell.selectionStyle != .none
        if let configuration = cell.backgroundConfiguration {
            let shown =
                cell.automaticallyUpdatesBackgroundConfiguration
                ? configuration.updated(for: cell.configurationState) : configuration
            if let ground, cell.backgroundColor == nil { canvas.fill(rect, radii: radii, ground.rgba(canvas.traits)) }
            return shown.draw(
                canvas, in: rect, tint: cell.tintColor,
                isRightToLeft: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        if let ground, cell.backgroundColor == nil { canvas.fill(rect, radii: radii, ground.rgba(canvas.traits)) }
        guard cell.selectedBackgroundView == nil else { return }
        if isActive {
            canvas.fill(rect, radii: radii, UIColor.selectedRow.rgba(canvas.traits))
        } else if cell.isHovered, cell.selectionStyle != .none {
            canvas.fill(rect, radii: radii, UIColor.quaternarySystemFill.rgba(canvas.traits))
        }
    }

    func drawOverlay(_ canvas: Canvas, _ cell: ListCell) {
        let bounds = cell.bounds
        if let separatorColor {
            let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start =
                (leading == nil ? 0 : Self.leadingWidth) + (isRightToLeft ? separatorInset.right : separatorInset.left)
            let end = isRightToLeft ? separatorInset.left : separatorInset.right
            let left = isRightToLeft ? end : start
            canvas.fill(
                CGRect(x: left, y: bounds.height - 1, width: bounds.width - start - end, height: 1),
                separatorColor.rgba(canvas.traits))
        }
        // A cell with a style of its own shows the keyboard's place itself.
        if cell.isFocusedRow, (cell as? UITableViewCell)?.focusStyle != .custom {
            canvas.border(
                CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2), radii: CornerRadii(8), width: 2,
                cell.tintColor.rgba(canvas.traits))
        }
    }
}
