/// A card over a window, near a view: closed by a press elsewhere or by Escape.
@MainActor final class FloatingPanel: UIView {
    private let card = UIView()
    private let content: UIView
    private weak var anchor: UIView?
    private weak var previous: UIResponder?

    init(content: UIView, returnFocusTo previous: UIResponder?) {
        self.content = content
        self.previous = previous
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        card.backgroundColor = .tertiarySystemBackground
        card.layer.cornerRadius = 14
        card.layer.borderWidth = 1
        card.layer.dynamicBorderColor = .separator
        card.layer.shadowOpacity = 0.18
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        card.addSubview(content)
        addSubview(card)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.close() })
        // A press on the card itself must not close it.
        card.addGestureRecognizer(UITapGestureRecognizer {})
        keyHandler = { [weak self] key in
            guard key.isOnly(.escape) else { return false }
            self?.close()
            return true
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow, above anchor: UIView) {
        self.anchor = anchor
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        place()
    }

    /// Above the anchor where there is room, else below it, and inside the window.
    func place() {
        guard let anchor, anchor.window != nil else { return }
        let size = content.sizeThatFits(CGSize(width: bounds.width - 16, height: bounds.height - 16))
        let near = anchor.convert(anchor.bounds, to: self)
        let above = near.minY - size.height - 8
        let y = above >= 8 ? above : min(near.maxY + 8, bounds.height - size.height - 8)
        let x = min(max(8, near.midX - size.width / 2), bounds.width - size.width - 8)
        card.frame = CGRect(x: x.rounded(), y: max(8, y).rounded(), width: size.width, height: size.height)
        content.frame = card.bounds
    }

    func close() {
        let previous = previous
        removeFromSuperview()
        previous?.becomeFirstResponder()
    }
}
