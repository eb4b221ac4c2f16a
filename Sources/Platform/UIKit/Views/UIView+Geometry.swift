import Foundation

extension UIView {
    var frameFromModel: CGRect {
        let size = storedBounds.size
        let plain = CGRect(
            x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2, width: size.width,
            height: size.height)
        if storedTransform.isIdentity { return plain }
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    func setFrame(_ frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        var size = frame.size
        if !storedTransform.isIdentity {
            // As on Apple's systems the result is what the inverse of the transform gives; scale and shift come out exact.
            let scaled = CGRect(origin: .zero, size: size).applying(storedTransform.inverted()).size
            size = scaled
        }
        let sizeChanges = size != storedBounds.size
        guard sizeChanges || center != storedCenter else { return }
        recordAnimation()
        let oldSize = storedBounds.size
        storedCenter = center
        storedBounds.size = size
        placeChanged()
        if layoutState != nil { frameChangedByHand() }
        if sizeChanges { sizeChanged(from: oldSize) }
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds != storedBounds else { return }
        recordAnimation()
        let old = storedBounds
        storedBounds = bounds
        if bounds.size != old.size {
            placeChanged()
            sizeChanged(from: old.size)
        } else {
            childrenMoved()
        }
    }

    func setCenter(_ center: CGPoint) {
        guard center != storedCenter else { return }
        recordAnimation()
        storedCenter = center
        placeChanged()
        if layoutState != nil { frameChangedByHand() }
    }

    func setTransform(_ transform: CGAffineTransform) {
        guard transform != storedTransform else { return }
        recordAnimation()
        storedTransform = transform
        placeChanged()
    }

    private func sizeChanged(from old: CGSize) {
        setNeedsLayout()
        setNeedsDisplay()
        if autoresizesSubviews {
            for view in subviews where !view.autoresizingMask.isEmpty {
                view.autoresize(from: old, to: storedBounds.size)
            }
        }
        storedLayer?.viewResized()
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        var frame = self.frame
        (frame.origin.x, frame.size.width) = Self.autoresized(
            start: frame.minX, length: frame.width, change: new.width - old.width, room: old.width,
            before: autoresizingMask.contains(.flexibleLeftMargin), inside: autoresizingMask.contains(.flexibleWidth),
            after: autoresizingMask.contains(.flexibleRightMargin))
        (frame.origin.y, frame.size.height) = Self.autoresized(
            start: frame.minY, length: frame.height, change: new.height - old.height, room: old.height,
            before: autoresizingMask.contains(.flexibleTopMargin), inside: autoresizingMask.contains(.flexibleHeight),
            after: autoresizingMask.contains(.flexibleBottomMargin))
        self.frame = frame
    }

    /// The change is shared among the flexible parts in proportion to their lengths.
    private static func autoresized(
        start: CGFloat, length: CGFloat, change: CGFloat, room: CGFloat, before: Bool, inside: Bool, after: Bool
    ) -> (CGFloat, CGFloat) {
        let parts = [before ? start : 0, inside ? length : 0, after ? room - start - length : 0]
        let total = parts.reduce(0, +)
        let flexible = CGFloat([before, inside, after].filter { $0 }.count)
        guard flexible > 0 else { return (start, length) }
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * parts[index] / total : change / flexible
        }
        return (start + share(0, before), max(0, length + share(1, inside)))
    }

    // MARK: Coordinates

    /// From this view's coordinates to its superview's.
    var transformToSuperview: CGAffineTransform {
        let size = storedBounds.size
        let toCenter = CGAffineTransform(
            translationX: -storedBounds.minX - size.width / 2, y: -storedBounds.minY - size.height / 2)
        return (storedTransform.isIdentity ? toCenter : toCenter.concatenating(storedTransform))
            .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
    }

    /// From this view's coordinates to those of the topmost ancestor (the window, where there is one).
    var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view, current.superview != nil {
            transform = transform.concatenating(current.transformToSuperview)
            view = current.superview
        }
        return transform
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        let up = transformToRoot
        guard let view else { return up }
        if view === superview { return transformToSuperview }
        return up.concatenating(view.transformToRoot.inverted())
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

    // MARK: Hit testing

    func deepestHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() where !view.isHidden {
            let inner = point.applying(view.transformToSuperview.inverted())
            if let hit = view.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}
