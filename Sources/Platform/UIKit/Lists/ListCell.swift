import Foundation

/// What the rows of tables and lists have in common, for the parts that draw and lay out around their content.
@MainActor protocol ListCell: UIView {
    var contentView: UIView { get }
    var chrome: CellChrome { get }
    var isHovered: Bool { get }
    var isFocusedRow: Bool { get }
    var configurationState: UICellConfigurationState { get }
}

extension UIView {
    /// Shows a content configuration in this view: in the old content view where it can take it, else in a new one.
    func show(
        _ configuration: UIContentConfiguration?, in old: (UIView & UIContentView)?
    ) -> (UIView & UIContentView)? {
        guard let configuration else {
            old?.removeFromSuperview()
            return nil
        }
        if let old, type(of: old.configuration) == type(of: configuration), old.supports(configuration) {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = bounds
        addSubview(made)
        return made
    }

    /// The texts in this view, as a screen reader says them for the whole.
    var spokenText: String? {
        var parts: [String] = []
        for view in subviews where !view.isHidden && !view.accessibilityElementsHidden {
            if let label = view.accessibilityLabel, !label.isEmpty {
                parts.append(label)
            } else if let inner = view.spokenText {
                parts.append(inner)
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
