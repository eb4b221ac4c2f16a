import UIKit
import WindowSupport

extension TestWindow {
    /// The row of a channel in the list: its accessible name goes from the channel's name to a time or a state. A header's
    /// tells of members instead.
    func row(_ name: String) -> UIView? {
        window.allViews.first { view in
            let label = view.accessibilityLabel ?? ""
            return view.isEffectivelyVisible && label.hasPrefix("\(name), ") && !label.contains("member")
        }
    }

    /// Whether there are so many shapes as only skeletons have.
    var showsShapes: Bool {
        window.allViews.filter { String(describing: Swift.type(of: $0)) == "ShapeUIView" }.count > 8
    }

    /// How bright a text is drawn, from 0 to 1.
    func brightness(ofText text: String) -> CGFloat? {
        guard let label = find(text) as? UILabel else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        label.textColor.resolvedColor(with: label.traitCollection)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red + green + blue) / 3
    }
}
