import SwiftUI

/// One tick or two, the second a step to the right and without the stroke that the first one covers.
struct Ticks: Shape {
    let count: Int

    func path(in rect: CGRect) -> Path {
        let size = CGSize(width: rect.height * 1.1, height: rect.height)
        var path = Path()
        path.move(to: point(0.06, 0.55, rect, size))
        path.addLine(to: point(0.36, 0.86, rect, size))
        path.addLine(to: point(0.94, 0.16, rect, size))
        guard count > 1 else { return path }
        let step = 0.46
        path.move(to: point(0.36 + step - 0.16, 0.70, rect, size))
        path.addLine(to: point(0.36 + step, 0.86, rect, size))
        path.addLine(to: point(0.94 + step, 0.16, rect, size))
        return path
    }

    private func point(_ x: Double, _ y: Double, _ rect: CGRect, _ size: CGSize) -> CGPoint {
        CGPoint(x: rect.minX + x * size.width, y: rect.minY + y * size.height)
    }
}
