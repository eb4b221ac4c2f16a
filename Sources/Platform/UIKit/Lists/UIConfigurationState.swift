import Foundation

/// What a view's look depends on.
@preconcurrency @MainActor public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
}

/// The state of a header, a footer or a plain view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var isPinned = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    /// Under the pointer.
    package var isHovered = false
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What to show, as a value; it makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: UIContentConfiguration { get set }
    func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: UIContentConfiguration) -> Bool { true }
}

public typealias UIConfigurationColorTransformerHandler = (UIColor) -> UIColor

/// Turns one colour into another.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Turns one image into another.
@preconcurrency @MainActor public struct UIConfigurationImageTransformer {
    public let transform: (UIImage?) -> UIImage?
    public init(_ transform: @escaping (UIImage?) -> UIImage?) { self.transform = transform }
    public func callAsFunction(_ input: UIImage?) -> UIImage? { transform(input) }
}
