import UIKit

// What apps draw themselves: waveforms, bubbles, thumbnails. Nothing here runs.

final class WaveformDrawing: UIView {
    var samples: [CGFloat] = []

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor.black.cgColor)
        context.setLineCap(.round)
        context.setLineWidth(2)
        context.setStrokeColor(tintColor.cgColor)
        let step = rect.width / CGFloat(max(samples.count, 1))
        for (index, sample) in samples.enumerated() {
            let x = CGFloat(index) * step, height = sample * rect.height
            context.move(to: CGPoint(x: x, y: rect.midY - height / 2))
            context.addLine(to: CGPoint(x: x, y: rect.midY + height / 2))
        }
        context.strokePath()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: rect.maxX, y: 0), options: [.drawsAfterEndLocation])
        }
        context.endTransparencyLayer()
    }
}

enum PictureDrawing {
    static func tinted(_ image: UIImage, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: image.size).image { context in
            let rect = CGRect(origin: .zero, size: image.size)
            image.draw(in: rect)
            color.setFill()
            context.fill(rect, blendMode: .sourceAtop)
        }
    }

    static func shrunk(_ image: CGImage, to size: CGSize) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }

    static func dashedFrame(of rect: CGRect, around point: CGPoint) -> Bool {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 12)
        path.setLineDash([4, 2], count: 2, phase: 0)
        path.stroke(with: .multiply, alpha: 0.5)
        return path.contains(point)
            || path.cgPath.copy(strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 10).contains(
                point)
    }
}
