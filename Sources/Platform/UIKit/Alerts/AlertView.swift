import Foundation

/// The card of an alert or action sheet: words, fields, buttons.
final class AlertView: UIView {
    private let title = UILabel()
    private let message = UILabel()
    private let scroll = UIScrollView()
    private var fields: [AlertField] = []
    private var buttons: [AlertButton] = []
    private var isSheet = false
    /// A popover has the press outside instead of the button.
    var hidesCancel = false { didSet { if hidesCancel != oldValue { setNeedsLayout() } } }
    var onChoice: ((UIAlertAction) -> Void)?
    var onResize: (() -> Void)?

    private static let inset: CGFloat = 20
    private static let buttonHeight: CGFloat = 40
    private static let gap: CGFloat = 8

    init() {
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        message.font = .systemFont(ofSize: 14)
        message.textColor = .secondaryLabel
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroll.addSubview(label)
        }
        title.accessibilityTraits = .header
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ alert: AlertContent) {
        isSheet = alert.isSheet
        title.text = alert.title
        title.font = .systemFont(ofSize: isSheet ? 14 : 17, weight: .semibold)
        message.text = alert.message
        for view in fields as [UIView] + buttons { view.removeFromSuperview() }
        fields = alert.fields.map { AlertField($0) }
        let prominent = alert.preferred
        // Cancel stands first in a row and last in a column, wherever the app put it.
        let cancel = alert.actions.filter { $0.style == .cancel }, others = alert.actions.filter { $0.style != .cancel }
        buttons = (others + cancel).map { action in
            AlertButton(action, isProminent: action === prominent, isRow: isSheet) { [weak self] in
                self?.onChoice?(action)
            }
        }
        for view in fields { scroll.addSubview(view) }
        for view in buttons { scroll.addSubview(view) }
        setNeedsLayout()
        onResize?()
    }

    private var shownButtons: [AlertButton] { hidesCancel ? buttons.filter { $0.action.style != .cancel } : buttons }

    func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width, place: false) }

    override func layoutSubviews() {
        scroll.frame = bounds
        let height = arrange(width: bounds.width, place: true)
        scroll.contentSize = CGSize(width: bounds.width, height: height)
    }

    /// Walks down the card; answers its height.
    private func arrange(width: CGFloat, place: Bool) -> CGFloat {
        let inner = max(0, width - 2 * Self.inset)
        var y = isSheet ? 16 : Self.inset
        func put(_ view: UIView, _ height: CGFloat) {
            if place { view.frame = CGRect(x: Self.inset, y: y, width: inner, height: height) }
        }
        for label in [title, message] {
            let isEmpty = (label.text ?? "").isEmpty
            label.isHidden = isEmpty
            guard !isEmpty else { continue }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
            put(label, height)
            y += height + 6
        }
        for field in fields {
            y += 4
            put(field, AlertField.height)
            y += AlertField.height + 2
        }
        for button in buttons { button.isHidden = hidesCancel && button.action.style == .cancel }
        return isSheet ? arrangeRows(from: y, width: width, place) : arrangeButtons(from: y + 10, inner, place)
    }

    private func arrangeButtons(from top: CGFloat, _ inner: CGFloat, _ place: Bool) -> CGFloat {
        let half = ((inner - Self.gap) / 2).rounded(.down), shown = shownButtons
        var y = top
        if shown.count == 2, shown.allSatisfy({ $0.intrinsicContentSize.width <= half }) {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, button) in (isMirrored ? shown : shown.reversed()).enumerated() where place {
                button.frame = CGRect(
                    x: Self.inset + CGFloat(index) * (half + Self.gap), y: y, width: half, height: Self.buttonHeight)
            }
            return y + Self.buttonHeight + Self.inset
        }
        for button in shown {
            if place { button.frame = CGRect(x: Self.inset, y: y, width: inner, height: Self.buttonHeight) }
            y += Self.buttonHeight + Self.gap
        }
        return y - Self.gap + Self.inset
    }

    private func arrangeRows(from top: CGFloat, width: CGFloat, _ place: Bool) -> CGFloat {
        var y = top
        for button in shownButtons {
            if place { button.frame = CGRect(x: 6, y: y, width: width - 12, height: AlertButton.rowHeight) }
            y += AlertButton.rowHeight
        }
        return y + 6
    }
}

/// What the card shows.
struct AlertContent {
    var isSheet: Bool
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
}

/// A field with a border.
final class AlertField: UIView {
    static let height: CGFloat = 38
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.dynamicBorderColor = .separator
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { field.frame = bounds.insetBy(dx: 10, dy: 4) }
}
