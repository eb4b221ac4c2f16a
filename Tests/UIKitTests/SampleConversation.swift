import WindowSupport

/// Header, bubbles, composer: laid out by hand.
@MainActor final class SampleConversation: UIView {
    private let composer = UITextView()

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 460, height: 640))
        backgroundColor = .systemBackground
        header()
        bubble("Did the night build make it?", y: 92, own: false, radii: CornerRadii(18))
        bubble(
            "It did — 214 tests, all green. I moved the release notes into the shared folder so that you can read them before the call.",
            y: 140, own: false, radii: CornerRadii(topLeft: 6, topRight: 18, bottomLeft: 6, bottomRight: 18))
        avatar("AL", hue: 0x7A4FD6, CGRect(x: 12, y: 206, width: 28, height: 28), size: 11)
        bubble(
            "Wonderful 🎉", y: 252, own: true,
            radii: CornerRadii(topLeft: 18, topRight: 18, bottomLeft: 18, bottomRight: 6))
        bubble("مرحبا، كيف حالك؟", y: 300, own: false, radii: CornerRadii(18))
        attributed()
        controls()
        composerRow()
    }

    required init?(coder: NSCoder) { nil }

    private func header() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 460, height: 60))
        bar.backgroundColor = .secondarySystemBackground
        addSubview(bar)
        icon("chevron.left", CGRect(x: 12, y: 20, width: 20, height: 20), .tintColor)
        label(
            "Ada Lovelace", .systemFont(ofSize: 17, weight: .semibold), .label,
            CGRect(x: 44, y: 10, width: 300, height: 22))
        label("online", .systemFont(ofSize: 12), .systemGreen, CGRect(x: 44, y: 32, width: 300, height: 16))
        avatar("AL", hue: 0x7A4FD6, CGRect(x: 408, y: 10, width: 40, height: 40), size: 15)
        let line = UIView(frame: CGRect(x: 0, y: 59, width: 460, height: 1))
        line.backgroundColor = .separator
        addSubview(line)
    }

    private func bubble(_ text: String, y: CGFloat, own: Bool, radii: CornerRadii) {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.textColor = own ? .white : .label
        let size = label.sizeThatFits(CGSize(width: 300, height: 1000))
        let bubble = UIView(
            frame: CGRect(x: own ? 448 - size.width - 24 : 48, y: y, width: size.width + 24, height: size.height + 16))
        bubble.backgroundColor = own ? .tintColor : UIColor(light: 0xEEF1F5, dark: 0x262B31)
        bubble.layer.cornerRadii = radii
        label.frame = CGRect(x: 12, y: 8, width: size.width, height: size.height)
        bubble.addSubview(label)
        addSubview(bubble)
        if own { icon("checkmark.2", CGRect(x: 432, y: y + size.height + 18, width: 14, height: 14), .tintColor) }
    }

    private func attributed() {
        let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
        text.append(NSAttributedString(string: "italic, ", attributes: [.font: UIFont.italicSystemFont(ofSize: 15)]))
        text.append(
            NSAttributedString(
                string: "code ",
                attributes: [
                    .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular),
                    .backgroundColor: UIColor.systemGray5,
                ]))
        text.append(
            NSAttributedString(string: "and a link", attributes: [.link: URL(string: "https://parlor.example")!]))
        let label = UILabel(frame: CGRect(x: 16, y: 360, width: 420, height: 22))
        label.attributedText = text
        addSubview(label)
        self.label(
            "A line that is much too long for its width and ends in an ellipsis before the edge",
            .systemFont(ofSize: 13),
            .secondaryLabel, CGRect(x: 16, y: 388, width: 360, height: 18))
    }

    private func controls() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Create channel"
        configuration.image = UIImage(systemName: "plus")
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: CGPoint(x: 16, y: 420), size: button.intrinsicContentSize)
        addSubview(button)
        var gray = UIButton.Configuration.gray()
        gray.title = "Cancel"
        let cancel = UIButton(configuration: gray)
        cancel.frame = CGRect(origin: CGPoint(x: 190, y: 420), size: cancel.intrinsicContentSize)
        addSubview(cancel)
        let field = UITextField(frame: CGRect(x: 16, y: 472, width: 260, height: 36))
        field.borderStyle = .roundedRect
        field.placeholder = "Search"
        field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        field.leftView?.tintColor = .secondaryLabel
        field.leftView?.frame.size = CGSize(width: 18, height: 18)
        field.leftViewMode = .always
        field.textInsets = UIEdgeInsets(left: 10)
        addSubview(field)
        let card = UIView(frame: CGRect(x: 300, y: 420, width: 140, height: 88))
        card.backgroundColor = .tertiarySystemBackground
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(card)
        let badge = UILabel(frame: CGRect(x: 12, y: 12, width: 22, height: 18))
        badge.text = "3"
        badge.font = .systemFont(ofSize: 11, weight: .bold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .tintColor
        badge.layer.cornerRadius = 9
        card.addSubview(badge)
    }

    private func composerRow() {
        let row = UIView(frame: CGRect(x: 48, y: 556, width: 352, height: 64))
        row.layer.cornerRadius = 20
        row.layer.borderWidth = 1
        row.layer.dynamicBorderColor = .systemGray4
        addSubview(row)
        composer.frame = CGRect(x: 8, y: 4, width: 336, height: 56)
        composer.text = "Two lines of text in the composer, typed by somebody"
        row.addSubview(composer)
        icon("plus.circle", CGRect(x: 12, y: 576, width: 26, height: 26), .secondaryLabel)
        icon("arrow.up.circle.fill", CGRect(x: 412, y: 572, width: 32, height: 32), .tintColor)
    }

    private func avatar(_ initials: String, hue: UInt32, _ frame: CGRect, size: CGFloat) {
        let label = UILabel(frame: frame)
        label.text = initials
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = UIColor(light: hue, dark: hue)
        label.layer.cornerRadius = frame.width / 2
        addSubview(label)
    }

    private func icon(_ name: String, _ frame: CGRect, _ color: UIColor) {
        let view = UIImageView(image: UIImage(systemName: name))
        view.contentMode = .scaleToFill
        view.tintColor = color
        view.frame = frame
        addSubview(view)
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = font
        label.textColor = color
        addSubview(label)
    }
}

/// All symbols in a grid.
@MainActor final class SymbolSheet: UIView {
    init(side: CGFloat) {
        let cell = side + 16, columns = 14
        let rows = (Symbols.names.count + columns - 1) / columns
        super.init(frame: CGRect(x: 0, y: 0, width: cell * CGFloat(columns), height: cell * CGFloat(rows)))
        backgroundColor = .white
        for (index, name) in Symbols.names.enumerated() {
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = .label
            view.contentMode = .scaleToFill
            view.frame = CGRect(
                x: CGFloat(index % columns) * cell + 8, y: CGFloat(index / columns) * cell + 8, width: side,
                height: side)
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }
}
