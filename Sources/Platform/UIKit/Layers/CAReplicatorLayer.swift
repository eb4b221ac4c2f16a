import Foundation

/// A layer that draws its sublayers several times, each copy moved on from the last: dots in a row, bars of a level.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { changed() } } }
    /// From one copy to the next, about the layer's centre.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if instanceTransform != oldValue { changed() } }
    }
    /// Kept: the copies are animated together, not one after the other.
    open var instanceDelay: CFTimeInterval = 0
    /// Added to the opacity from copy to copy.
    open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { changed() } } }
    // Kept: copies have the colours of their layers.
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var preservesDepth = false

    /// Draws the copies; the first is drawn as every layer's sublayers are.
    override func drawContent(_ canvas: Canvas, in rect: CGRect) {
        let step = CATransform3DGetAffineTransform(instanceTransform)
        var transform = CGAffineTransform.identity
        for copy in 1..<max(1, instanceCount) {
            transform = transform.concatenating(step)
            let opacity = max(0, 1 + CGFloat(instanceAlphaOffset) * CGFloat(copy))
            canvas.save()
            canvas.translate(rect.midX, rect.midY)
            canvas.concatenate(transform)
            canvas.translate(-rect.midX, -rect.midY)
            if opacity < 1 { canvas.pushOpacity(opacity) }
            drawSublayers(canvas)
            if opacity < 1 { canvas.pop() }
            canvas.restore()
        }
    }
}
