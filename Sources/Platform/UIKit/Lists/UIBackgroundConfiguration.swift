import Foundation

/// The ground of a cell, a header or a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// A blur behind the content is its fill here: see `UIBlurEffect`.
    public var visualEffect: UIVisualEffect?
    /// nil takes the tint.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    private var base: UIColor?
    private var followsState = false

    init(base: UIColor?, followsState: Bool = false, cornerRadius: CGFloat = 0) {
        self.base = base
        self.followsState = followsState
        self.cornerRadius = cornerRadius
        backgroundColor = base
    }

    public static func clear() -> Self { Self(base: .clear) }
    public static func listCell() -> Self { Self(base: nil, followsState: true) }
    public static func listPlainCell() -> Self { Self(base: .clear, followsState: true) }
    public static func listGroupedCell() -> Self { Self(base: .secondarySystemGroupedBackground, followsState: true) }
    public static func listSidebarCell() -> Self { Self(base: .clear, followsState: true, cornerRadius: 8) }
    public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }
    public static func listHeader() -> Self { Self(base: .clear) }
    public static func listFooter() -> Self { Self(base: .clear) }
    public static func listPlainHeaderFooter() -> Self { Self(base: .secondarySystemBackground) }
    public static func listGroupedHeaderFooter() -> Self { Self(base: .clear) }
    public static func listSidebarHeader() -> Self { Self(base: .clear) }

    public func updated(for state: UIConfigurationState) -> Self {
        guard followsState, let state = state as? UICellConfigurationState else { return self }
        var copy = self
        if state.isSelected || state.isHighlighted {
            copy.backgroundColor = UIColor.selectedRow
        } else if state.isHovered {
            copy.backgroundColor = base == nil || base == .clear ? UIColor.quaternarySystemFill : base
        }
        return copy
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? .clear
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    func draw(_ canvas: Canvas, in room: CGRect, tint: UIColor, isRightToLeft: Bool) {
        let rect = room.inset(by: backgroundInsets.resolved(isRightToLeft: isRightToLeft))
        let radii = CornerRadii(cornerRadius, corners: maskedCorners).fitting(rect.size)
        canvas.fill(rect, radii: radii, resolvedBackgroundColor(for: tint).rgba(canvas.traits))
        if let image {
            canvas.pushClip(rect, radii: radii)
            image.draw(canvas, in: imageContentMode.place(image.size, in: rect), tint: nil)
            canvas.pop()
        }
        if strokeWidth > 0 {
            canvas.border(
                rect.insetBy(dx: -strokeOutset, dy: -strokeOutset), radii: radii, width: strokeWidth,
                resolvedStrokeColor(for: tint).rgba(canvas.traits))
        }
    }
}

extension UIColor {
    /// The ground of a row that is selected or pressed: the accent, faint enough for text.
    static let selectedRow = UIColor(light: 0x2F6FED, dark: 0x6C9CFF, lightAlpha: 0.12, darkAlpha: 0.20)
}

extension NSDirectionalEdgeInsets {
    func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}
