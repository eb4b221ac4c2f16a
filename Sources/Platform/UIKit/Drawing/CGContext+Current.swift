import Foundation

/// The context of the `draw(_:)` that runs, if one does.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the current one, until `UIGraphicsPopContext`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    CGContext.outer.append(CGContext.current)
    CGContext.current = context
}

/// Makes the context current again that was so before the last `UIGraphicsPushContext`.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
    guard let outer = CGContext.outer.popLast() else { return }
    CGContext.current?.finish()
    CGContext.current = outer
}

@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.blending(blendMode, alpha: nil) { context.fill(rect) }
}

/// A frame one point wide inside of the rectangle, in the fill colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let frame = CGMutablePath()
    frame.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
    context.fill(frame, evenOdd: true)
}

@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    @preconcurrency @MainActor public func setFill() { CGContext.current?.setFill(self) }
    @preconcurrency @MainActor public func setStroke() { CGContext.current?.setStroke(self) }
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
}
