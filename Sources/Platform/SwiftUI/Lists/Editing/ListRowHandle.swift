import UIKit

/// The handle that a row is dragged by in edit mode.
///
/// The row follows the pointer; when it is let go, the app is told once where it went, as on Apple's systems.
final class ListRowHandle: UIView {
    private unowned let row: ListRowView
    private let icon = UIImageView(
        image: UIImage(systemName: "line.3.horizontal")?.withRenderingMode(.alwaysTemplate))
    private var grip: (offset: CGFloat, start: CGFloat)?

    init(row: ListRowView) {
        self.row = row
        super.init(frame: .zero)
        icon.contentMode = .center
        icon.tintColor = .tertiaryLabel
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        pointerCursor = .grab
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, unowned pan] in self?.panned(pan) }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let host = row.superview, let list = host.superview else { return }
        let y = pan.location(in: list).y
        switch pan.state {
        case .began:
            // The way before the gesture began counts too: the row catches up with the pointer.
            grip = (y - pan.translation(in: list).y - host.frame.minY, host.frame.minY)
            list.bringSubviewToFront(host)
            host.layer.shadowOpacity = 0.2
            host.layer.shadowRadius = 8
        case .changed:
            if let grip { host.frame.origin.y = y - grip.offset }
        default:
            guard let grip else { return }
            self.grip = nil
            host.layer.shadowOpacity = 0
            // Not the frame's: the list may have laid the row out meanwhile.
            let middle = y - grip.offset + host.bounds.height / 2
            host.frame.origin.y = grip.start
            if pan.state == .ended { row.move(toHeight: middle) }
            list.setNeedsLayout()
        }
    }
}

extension ListRowView {
    /// Lets the row go at a height in the list.
    func move(toHeight y: CGFloat) {
        guard let node, let target = node.context?.target(of: node, at: y) else { return }
        move(to: target)
    }

    func move(to target: Int) { withAnimation { node?.view.row.editing.move?(to: target) } }
}
