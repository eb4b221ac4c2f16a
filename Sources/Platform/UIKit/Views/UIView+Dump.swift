import Foundation

extension UIView {
    /// The tree in lines: class, frame, text, name, what it is to a screen reader. For tests and for debugging.
    package func dump(indent: Int = 0) -> String {
        var line = String(repeating: "  ", count: indent) + "\(type(of: self)) " + frame.dumped
        if isHidden { line += " hidden" }
        if let text = shownText { line += " \"\(text)\"" }
        if let label = accessibilityLabel, label != shownText { line += " label=\"\(label)\"" }
        if let identifier = accessibilityIdentifier { line += " id=\(identifier)" }
        if let value = accessibilityValue, value != shownText, !value.isEmpty { line += " value=\"\(value)\"" }
        return ([line] + subviews.map { $0.dump(indent: indent + 1) }).joined(separator: "\n")
    }

    /// The text that a view shows itself, not in subviews.
    package var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        default: nil
        }
    }

    /// Every view of the tree, parents first.
    package var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }

    /// Whether the view and all around it are shown.
    package var isEffectivelyVisible: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return false }
            view = current.superview
        }
        return true
    }
}

extension CGRect {
    fileprivate var dumped: String {
        func text(_ value: CGFloat) -> String {
            value == value.rounded() ? String(Int(value)) : String(format: "%.1f", Double(value))
        }
        return "(\(text(minX)) \(text(minY)) \(text(width)) \(text(height)))"
    }
}
