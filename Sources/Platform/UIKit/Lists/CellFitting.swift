import Foundation

// The one place where lists ask Auto Layout.
extension UIView {
    /// Whether constraints inside decide this view's size: one of them names its edges.
    var ownsConstraints: Bool {
        guard let layoutState else { return false }
        return !layoutState.constraints.isEmpty || !layoutState.mentions.isEmpty || layoutState.crossings > 0
            || subviews.contains { $0.layoutState?.isArranged ?? false }
    }

    /// The height that constraints give at a width.
    func constrainedHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The size that constraints give where one side is fixed, or nil without constraints.
    func constrainedSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        guard ownsConstraints else { return nil }
        return systemLayoutSizeFitting(
            CGSize(width: width ?? 0, height: height ?? 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    }
}
