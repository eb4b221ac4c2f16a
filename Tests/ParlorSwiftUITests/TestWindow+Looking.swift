import UIKit
import WindowSupport

extension TestWindow {
    /// The row of a channel in the list: its accessible name begins with the channel's.
    func row(_ name: String) -> UIView? {
        window.allViews.first { $0.isEffectivelyVisible && ($0.accessibilityLabel ?? "").hasPrefix("\(name), ") }
    }

    /// How bright the largest painted ground of the window is, from 0 to 1.
    var groundBrightness: CGFloat {
        let grounds = window.allViews.compactMap { view -> (area: CGFloat, brightness: CGFloat)? in
            guard view.isEffectivelyVisible,
                let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
            else { return nil }
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            guard alpha > 0.9 else { return nil }
            return (view.bounds.width * view.bounds.height, (red + green + blue) / 3)
        }
        return grounds.max { $0.area < $1.area }?.brightness ?? 0
    }
}
