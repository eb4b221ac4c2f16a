import UIKit

/// The label of a `Text`: opens links that are clicked, and leaves every other click to what it stands on.
final class TextLabel: UILabel {
    var openLink: ((URL) -> Void)?
    private var pressed: URL?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { link(at: $0.location(in: self)) }
        if pressed == nil { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if pressed == nil { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let url = pressed else { return super.touchesEnded(touches, with: event) }
        pressed = nil
        if touches.contains(where: { link(at: $0.location(in: self)) == url }) { openLink?(url) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if pressed == nil { super.touchesCancelled(touches, with: event) }
        pressed = nil
    }

    func link(at point: CGPoint) -> URL? {
        guard bounds.contains(point) else { return nil }
        let layout = layout(width: bounds.width)
        let top = ((bounds.height - layout.size.height) / 2).rounded(.down)
        return layout.run(at: CGPoint(x: point.x, y: point.y - top))?.link
    }
}
