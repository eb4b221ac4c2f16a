import Foundation

// The one place where lists ask Auto Layout.
extension UIView {
    /// Whether this view's subtree is laid out by constraints, so that they decide its size.
    var ownsConstraints: Bool { false }

    /// The height that constraints give at a width.
    func constrainedHeight(width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: 0)).height }

    /// The size that constraints give within a room, or nil without constraints.
    func constrainedSize(width: CGFloat?, height: CGFloat?) -> CGSize? { nil }
}
