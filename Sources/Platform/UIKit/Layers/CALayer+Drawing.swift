import Foundation

extension CALayer {
    /// Shadow and fill, below the content. The border comes after the content, as Core Animation has it.
    func drawBackground(_ canvas: Canvas, in rect: CGRect, fill: RGBA?) {
        let radii = shownRadii
        let shadowOpacity = shown("shadowOpacity")?.number ?? CGFloat(self.shadowOpacity)
        if shadowOpacity > 0, let shadowColor {
            let color = shadowColor.rgba.withAlpha(shadowColor.alpha * shadowOpacity)
            // A layer's shadow radius is the deviation of the blur; GSK wants what CSS calls the blur, twice that. It
            // blurs rectangles only: a path casts the shadow of its bounds, with the layer's corners.
            canvas.shadow(
                shadowPath?.boundingBox ?? rect, radii: radii, color, offset: shadowOffset,
                blur: (shown("shadowRadius")?.number ?? shadowRadius) * 2)
        }
        if let fill = shown("backgroundColor")?.color ?? fill { canvas.fill(rect, radii: radii, fill) }
        drawPicture(canvas, in: rect)
        foreignContent?(canvas.snapshot, rect)
        drawContent(canvas, in: rect)
        if view == nil, drawsItself {
            let context = CGContext(canvas: canvas, rect: rect)
            let outer = CGContext.current
            CGContext.current = context
            draw(in: context)
            delegate?.draw(self, in: context)
            context.finish()
            CGContext.current = outer
        }
    }

    private var shownRadii: CornerRadii {
        guard let radius = shown("cornerRadius")?.number else { return radii }
        return CornerRadii(radius, corners: maskedCorners)
    }

    private func drawPicture(_ canvas: Canvas, in rect: CGRect) {
        guard let image = contents as? UIImage, image.size.width > 0, image.size.height > 0 else { return }
        var scale = CGSize(width: rect.width / image.size.width, height: rect.height / image.size.height)
        switch contentsGravity {
        case .resizeAspect:
            scale = CGSize(width: min(scale.width, scale.height), height: min(scale.width, scale.height))
        case .resizeAspectFill:
            scale = CGSize(width: max(scale.width, scale.height), height: max(scale.width, scale.height))
        case .resize: break
        default: scale = CGSize(width: 1, height: 1)
        }
        let size = CGSize(width: image.size.width * scale.width, height: image.size.height * scale.height)
        let place = CGRect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        image.draw(canvas, in: place, tint: nil)
    }

    func drawSublayers(_ canvas: Canvas) {
        guard let sublayers else { return }
        let drawn = sublayers.filter { !$0.isHidden && $0.view == nil }
        let isFlat = drawn.allSatisfy { $0.zPosition == 0 }
        for layer in isFlat ? drawn : drawn.sorted(by: { $0.zPosition < $1.zPosition }) { layer.drawTree(canvas) }
    }

    func drawBorder(_ canvas: Canvas, in rect: CGRect) {
        let borderWidth = shown("borderWidth")?.number ?? self.borderWidth
        guard borderWidth > 0 else { return }
        let color =
            shown("borderColor")?.color ?? dynamicBorderColor?.rgba(canvas.traits) ?? borderColor?.rgba
            ?? RGBA(red: 0, green: 0, blue: 0)
        canvas.border(rect, radii: radii, width: borderWidth, color)
    }

    /// Draws the layer in its superlayer's coordinates.
    func drawTree(_ canvas: Canvas) {
        let geometry = shownGeometry, size = geometry.bounds.size
        canvas.save()
        canvas.translate(geometry.center.x, geometry.center.y)
        if !geometry.transform.isIdentity { canvas.concatenate(geometry.transform) }
        canvas.translate(-size.width * anchorPoint.x, -size.height * anchorPoint.y)
        drawContents(canvas, in: CGRect(origin: .zero, size: size))
        canvas.restore()
    }

    func drawContents(_ canvas: Canvas, in rect: CGRect) {
        let opacity = shown("opacity")?.number ?? CGFloat(self.opacity)
        guard opacity > 0 else { return }
        if opacity < 1 { canvas.pushOpacity(opacity) }
        canvas.masked(by: mask, in: rect) { canvas in
            if masksToBounds { canvas.pushClip(rect, radii: radii) }
            drawBackground(canvas, in: rect, fill: backgroundColor?.rgba)
            drawSublayers(canvas)
            if masksToBounds { canvas.pop() }
            drawBorder(canvas, in: rect)
        }
        if opacity < 1 { canvas.pop() }
    }
}
