import Foundation

/// Catches what happens outside a menu, and keeps its cards: the menu, and the submenus that are open.
final class MenuOverlay: UIView {
    private var cards: [MenuCard] = []
    private let preview: MenuPreview?
    private weak var previous: UIResponder?
    var onClose: (() -> Void)?
    private var isClosed = false

    private static let margin: CGFloat = 8

    init(_ menu: UIMenu, preview: UIViewController?, returnFocusTo previous: UIResponder?) {
        self.previous = previous
        self.preview = preview.map { MenuPreview($0) }
        super.init(frame: .zero)
        if let preview = self.preview { addSubview(preview) }
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.close() })
        add(menu)
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult
    private func add(_ menu: UIMenu) -> MenuCard {
        let card = MenuCard(menu)
        card.onChoice = { [weak self] leaf in self?.choose(leaf) }
        card.onSubmenu = { [weak self, weak card] menu, row in if let card { self?.open(menu, beside: row, of: card) } }
        card.onEntry = { [weak self, weak card] in if let card { self?.closeCards(above: card) } }
        card.onResize = { [weak self, weak card] in if let self, let card { card.frame = self.kept(card.frame) } }
        cards.append(card)
        addSubview(card)
        return card
    }

    func place(at point: CGPoint) {
        var origin = point
        if let preview {
            preview.place(around: point, in: bounds.insetBy(dx: Self.margin, dy: Self.margin))
            origin = CGPoint(x: preview.frame.minX, y: preview.frame.maxY + Self.margin)
        }
        let card = cards[0]
        if origin.x + card.bounds.width > bounds.width - Self.margin { origin.x = point.x - card.bounds.width }
        if origin.y + card.bounds.height > bounds.height - Self.margin { origin.y = point.y - card.bounds.height }
        card.frame = kept(CGRect(origin: origin, size: card.fittingSize))
    }

    /// Inside the window, and no higher than it.
    private func kept(_ frame: CGRect) -> CGRect {
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(frame.height, room.height)
        return CGRect(
            x: max(room.minX, min(frame.minX, room.maxX - frame.width)).rounded(),
            y: max(room.minY, min(frame.minY, room.maxY - height)).rounded(), width: frame.width, height: height)
    }

    // MARK: Submenus

    private func open(_ menu: UIMenu, beside row: MenuRow, of card: MenuCard) {
        if cards.last?.menu === menu { return }
        closeCards(above: card)
        let inner = add(menu)
        let anchor = row.convert(row.bounds, to: self), size = inner.fittingSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let right = card.frame.maxX - 4, left = card.frame.minX + 4 - size.width
        let fitsRight = right + size.width <= bounds.width - Self.margin, fitsLeft = left >= Self.margin
        let x = isMirrored ? fitsLeft || !fitsRight ? left : right : fitsRight || !fitsLeft ? right : left
        inner.frame = kept(CGRect(origin: CGPoint(x: x, y: anchor.minY - 6), size: size))
    }

    private func closeCards(above card: MenuCard) {
        while let last = cards.last, last !== card, cards.count > 1 {
            last.removeFromSuperview()
            cards.removeLast()
        }
    }

    // MARK: Closing

    private func choose(_ leaf: any UIMenuLeaf) {
        if leaf.attributes.contains(.keepsMenuPresented) {
            leaf.performWithSender(nil, target: nil)
            for card in cards { card.refresh() }
        } else {
            close()
            leaf.performWithSender(nil, target: nil)
        }
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        let previous = previous
        removeFromSuperview()
        previous?.becomeFirstResponder()
        onClose?()
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override func handleKey(_ key: UIKey) -> Bool {
        guard let card = cards.last else { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.code {
        case .escape: cards.count > 1 ? closeCards(above: cards[cards.count - 2]) : close()
        case .down: card.move(1)
        case .up: card.move(-1)
        case .home: card.moveToEnd(first: true)
        case .end: card.moveToEnd(first: false)
        case .enter, .space: act(in: card)
        case isMirrored ? .left : .right: if card.selectedRow?.submenu != nil { act(in: card) }
        case isMirrored ? .right : .left: if cards.count > 1 { closeCards(above: cards[cards.count - 2]) }
        case .tab: break
        default: if !card.select(startingWith: key.characters) { return super.handleKey(key) }
        }
        return true
    }

    private func act(in card: MenuCard) {
        let count = cards.count
        card.selectedRow?.sendActions(for: .primaryActionTriggered)
        if cards.count > count { cards.last?.move(1) }
    }
}
