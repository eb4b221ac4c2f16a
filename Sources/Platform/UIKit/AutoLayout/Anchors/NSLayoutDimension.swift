import Foundation

/// A length: a width, a height, or the distance between two anchors.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A distance is the width or height of a guide that is stretched between the two anchors.
    private var guide: UILayoutGuide?

    convenience init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
        let guide = UILayoutGuide()
        let isVertical = Anchor.self == NSLayoutYAxisAnchor.self
        self.init(guide, isVertical ? .height : .width)
        self.guide = guide
        guard let first = NSLayoutConstraint.view(of: start.anchored),
            let second = NSLayoutConstraint.view(of: end.anchored), let common = first.commonAncestor(with: second)
        else { return }
        common.addLayoutGuide(guide)
        for (edge, anchor) in [(isVertical ? .top : .left, start), (isVertical ? .bottom : .right, end)]
            as [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Anchor>)]
        {
            NSLayoutConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: anchor.anchored, attribute: anchor.attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.greaterThanOrEqual, c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.lessThanOrEqual, c)
    }

    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

    private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: anchored as Any, attribute: attribute, relatedBy: relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: constant)
    }
}
