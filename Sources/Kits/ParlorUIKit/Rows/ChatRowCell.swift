/// A table's cell around one of the kit's rows.
@MainActor final class ChatRowCell: UITableViewCell {
    let row: ChatRowView

    init(_ row: ChatRowView, identifier: String) {
        self.row = row
        super.init(style: .default, reuseIdentifier: identifier)
        // The row shows its states itself.
        selectionStyle = .none
        focusStyle = .custom
        backgroundConfiguration = .clear()
        contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { row.sizeThatFits(size) }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        row.isSelected = state.isSelected || state.isHighlighted
        row.hasKeyboard = state.isFocused
        row.isHovered = state.isHovered
    }
}

extension UITableView {
    /// A cell around a row of a kind, made or used again.
    package func rowCell<Row: ChatRowView>(_ kind: Row.Type, fill: (Row) -> Void) -> UITableViewCell {
        let identifier = String(reflecting: kind)
        let used = dequeueReusableCell(withIdentifier: identifier) as? ChatRowCell
        let cell = used ?? ChatRowCell(kind.init(), identifier: identifier)
        if let row = cell.row as? Row { fill(row) }
        cell.accessibilityLabel = cell.row.spoken
        return cell
    }
}
