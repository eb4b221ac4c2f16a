import Foundation

/// An edge, centre or length of a view or guide, from which constraints are made. The types keep horizontal places,
/// vertical places and lengths apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var anchored: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        anchored = item
        self.attribute = attribute
    }

    public var item: AnyObject? { anchored }
    public var name: String { "\(attribute)" }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, to: anchor)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

    func related<Other>(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: anchored as Any, attribute: attribute, relatedBy: relation, toItem: other.anchored,
            attribute: other.attribute, multiplier: multiplier, constant: constant)
    }

    /// The distance that the platform puts between things that stand side by side.
    static var systemSpacing: CGFloat { 8 }
}
