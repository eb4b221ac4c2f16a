import UIKit

/// Opens the link that is clicked in a text.
@MainActor
final class LinkTaps {
    var openURL: OpenURLAction?
    private let recognizer = UITapGestureRecognizer()

    init(_ label: UILabel) {
        recognizer.addHandler { [weak self, weak label] in
            guard let self, let label else { return }
            follow(label, at: recognizer.location(in: label))
        }
        label.addGestureRecognizer(recognizer)
    }

    private func follow(_ label: UILabel, at point: CGPoint) {
        let layout = label.layout(width: label.bounds.width)
        // The label centres its lines in its height.
        let top = ((label.bounds.height - layout.size.height) / 2).rounded(.down)
        if let link = layout.run(at: CGPoint(x: point.x, y: point.y - top))?.link { openURL?(link) }
    }
}
