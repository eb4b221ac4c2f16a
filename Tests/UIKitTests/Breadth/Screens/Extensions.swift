import UIKit

// The helpers that every chat app has beside its screens.

extension UIView {
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
        ])
    }

    @discardableResult
    func constrain(width: CGFloat? = nil, height: CGFloat? = nil) -> [NSLayoutConstraint] {
        let made = [
            width.map { widthAnchor.constraint(equalToConstant: $0) },
            height.map { heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap { $0 }
        made.forEach { $0.isActive = true }
        return made
    }

    func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
        let path = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = path.cgPath
        layer.mask = mask
    }

    func addShadow(color: UIColor = .black, opacity: Float = 0.2, radius: CGFloat = 4) {
        layer.shadowColor = color.cgColor
        layer.shadowOpacity = opacity
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = radius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        layer.masksToBounds = false
    }

    func asImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { context in layer.render(in: context.cgContext) }
    }

    func fadeIn(duration: TimeInterval = 0.25, completion: ((Bool) -> Void)? = nil) {
        alpha = 0
        isHidden = false
        UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.5
        animation.values = [-12, 12, -8, 8, -4, 4, 0]
        layer.add(animation, forKey: "shake")
    }

    var parentViewController: UIViewController? {
        var responder: UIResponder? = self
        while responder != nil {
            responder = responder?.next
            if let controller = responder as? UIViewController { return controller }
        }
        return nil
    }

    func removeAllSubviews() { subviews.forEach { $0.removeFromSuperview() } }

    var firstResponder: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap(\.firstResponder).first
    }
}

extension UIStackView {
    convenience init(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
    }

    func removeAllArranged() {
        arrangedSubviews.forEach { view in
            removeArrangedSubview(view)
            view.removeFromSuperview()
        }
    }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255.0, green: CGFloat((hex >> 8) & 0xFF) / 255.0,
            blue: CGFloat(hex & 0xFF) / 255.0, alpha: alpha)
    }

    convenience init?(hexString: String) {
        var text = hexString.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if text.hasPrefix("#") { text.removeFirst() }
        guard text.count == 6, let value = UInt32(text, radix: 16) else { return nil }
        self.init(hex: value)
    }

    static let bubble = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x2C2C2E) : UIColor(hex: 0xE9E9EB) }

    var isLight: Bool {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white > 0.6
    }

    func lighter(by amount: CGFloat) -> UIColor {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(hue: hue, saturation: saturation, brightness: min(brightness + amount, 1), alpha: alpha)
    }

    func image(size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

extension UIImage {
    func resized(to target: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    func scaled(toWidth width: CGFloat) -> UIImage? {
        let height = size.height * width / size.width
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(x: 0, y: 0, width: width, height: height))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func cropped(to rect: CGRect) -> UIImage? {
        guard let cut = cgImage?.cropping(to: rect) else { return nil }
        return UIImage(cgImage: cut, scale: scale, orientation: imageOrientation)
    }

    func compressed(below bytes: Int) -> Data? {
        var quality: CGFloat = 0.9
        var data = jpegData(compressionQuality: quality)
        while let current = data, current.count > bytes, quality > 0.1 {
            quality -= 0.1
            data = jpegData(compressionQuality: quality)
        }
        return data ?? pngData()
    }

    var circular: UIImage? {
        let side = min(size.width, size.height)
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: box.size).image { _ in
            UIBezierPath(ovalIn: box).addClip()
            draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
        }
    }
}

extension UIFont {
    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }

    var bold: UIFont { withTraits(.traitBold) }

    static func rounded(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let system = UIFont.systemFont(ofSize: size, weight: weight)
        guard let descriptor = system.fontDescriptor.withDesign(.rounded) else { return system }
        return UIFont(descriptor: descriptor, size: size)
    }

    static func scaled(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
        let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: base.pointSize, weight: weight))
    }
}

extension UIViewController {
    var topMost: UIViewController {
        if let presented = presentedViewController { return presented.topMost }
        if let navigation = self as? UINavigationController { return navigation.visibleViewController?.topMost ?? self }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topMost ?? self }
        return self
    }

    func add(_ child: UIViewController, to container: UIView? = nil) {
        addChild(child)
        let host: UIView = container ?? view
        child.view.frame = host.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func removeFromHost() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    var isModal: Bool {
        presentingViewController != nil
            || navigationController?.presentingViewController?.presentedViewController == navigationController
    }
}

extension UITableView {
    func register<Cell: UITableViewCell>(_ type: Cell.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
    }

    func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as? Cell else {
            fatalError("\(type) is not registered")
        }
        return cell
    }

    func scrollToBottom(animated: Bool) {
        let section = numberOfSections - 1
        guard section >= 0, numberOfRows(inSection: section) > 0 else { return }
        let last = IndexPath(row: numberOfRows(inSection: section) - 1, section: section)
        scrollToRow(at: last, at: .bottom, animated: animated)
    }
}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: String(describing: type))
    }

    func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withReuseIdentifier: String(describing: type), for: indexPath) as! Cell
    }
}

extension UIEdgeInsets {
    var vertical: CGFloat { top + bottom }
    var horizontal: CGFloat { left + right }
    init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension NSAttributedString {
    func height(forWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return ceil(
            boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height)
    }
}

extension String {
    func size(font: UIFont, width: CGFloat) -> CGSize {
        (self as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil
        ).size
    }

    func width(font: UIFont) -> CGFloat { (self as NSString).size(withAttributes: [.font: font]).width }
}
