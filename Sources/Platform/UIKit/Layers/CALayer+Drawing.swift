import Foundation

extension CALayer {
    /// Shadow and fill, below the content. The border comes after the content, as Core Animation has it.
    func drawBackground(_ canvas: Canvas, in rect: CGRect, fill: RGBA?) {
        let radii = self.radii
        if shadowOpacity > 0, let shadowColor {
            let color = shadowColor.rgba.withAlpha(shadowColor.alpha * CGFloat(shadowOpacity))
            // A layer's shadow radius is the deviation of the blur; GSK wants what CSS calls the blur, twice that.
            canvas.shadow(rect, radii: radii, color, offset: shadowOffset, blur: shadowRadius * 2)
        }
        if let fill { canvas.fill(rect, radii: radii, fill) }
        if let image = contents as? UIImage { image.draw(canvas, in: rect, tint: nil) }
        drawContent(canvas, in: rect)
        foreignContent?(canvas.snapshot, rect)
    }

    func drawSublayers(_ canvas: Canvas) {
        guard let sublayers else { return }
        for layer in sublayers where !layer.isHidden && layer.view == nil { layer.drawTree(canvas) }
    }

    func drawBorder(_ canvas: Canvas, in rect: CGRect) {
        guard borderWidth > 0 else { return }
        let color = dynamicBorderColor?.rgba(canvas.traits) ?? borderColor?.rgba ?? RGBA(red: 0, green: 0, blue: 0)
        canvas.border(rect, radii: radii, width: borderWidth, color)
    }

    private func drawTree(_ canvas: Canvas) {
        canvas.save()
        canvas.translate(frame.minX, frame.minY)
        if opacity < 1 { canvas.pushOpacity(CGFloat(opacity)) }
        let rect = CGRect(origin: .zero, size: frame.size)
        if masksToBounds { canvas.pushClip(rect, radii: radii) }
        drawBackground(canvas, in: rect, fill: backgroundColor?.rgba)
        drawSublayers(canvas)
        if masksToBounds { canvas.pop() }
        drawBorder(canvas, in: rect)
        if opacity < 1 { canvas.pop() }
        canvas.restore()
    }
}
