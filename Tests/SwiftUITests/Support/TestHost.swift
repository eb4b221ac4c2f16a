import UIKit

@testable import SwiftUI

/// A tree without a window: evaluated and laid out by hand.
@MainActor
final class TestHost<Content: View> {
    let host: GraphHost<Content>

    init(width: CGFloat = 300, height: CGFloat = 200, _ content: Content) {
        UpdateScheduler.shared.requestFlush = { _ in }
        host = GraphHost(content)
        host.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.settle()
    }

    convenience init(width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> Content) {
        self.init(width: width, height: height, content())
    }

    func settle() { host.settle() }

    func update(_ content: Content) {
        host.rootView = content
        host.settle()
    }

    /// Frames of the boxes on screen, by name, in the tree's coordinates.
    var boxes: [String: CGRect] {
        var found: [String: CGRect] = [:]
        for view in host.view.allViews {
            guard let box = view as? BoxUIView, let name = box.name else { continue }
            found[name] = box.convert(box.bounds, to: host.view)
        }
        return found
    }

    /// The names of the boxes from back to front.
    var boxNames: [String] { host.view.allViews.compactMap { ($0 as? BoxUIView)?.name } }

    var width: CGFloat {
        get { host.view.frame.width }
        set { host.view.frame.size.width = newValue }
    }

    /// Swift Testing and UIKit cannot be imported into one file: the compiler looks for an overlay of the two.
    var labels: [(text: String, frame: CGRect, ascender: CGFloat)] {
        host.view.allViews.compactMap { $0 as? UILabel }.map {
            ($0.text ?? "", $0.convert($0.bounds, to: host.view), $0.font.ascender)
        }
    }

    /// All that is on screen: boxes, texts and opacities with their frames, from back to front.
    var picture: [String] {
        host.view.allViews.compactMap { view in
            let frame = view.convert(view.bounds, to: host.view)
            let place = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
            if let box = view as? BoxUIView { return "box \(box.name ?? "") \(place)" }
            if let label = view as? UILabel { return "text \(label.text ?? "") \(place)" }
            return view.alpha < 1 ? "alpha \(view.alpha) \(place)" : nil
        }
    }

    /// Scrolls the list in it.
    func scroll(by distance: CGFloat) {
        for list in host.view.allViews.compactMap({ $0 as? RecyclerView }) {
            list.contentOffset.y = max(
                0, min(list.contentOffset.y + distance, list.contentSize.height - list.bounds.height))
        }
        settle()
    }

    /// The texts of a list's rows, from top to bottom.
    var shownRows: [[String]] {
        host.view.allViews.compactMap { $0 as? RowView }.filter { !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }.map(\.shownTexts)
    }

    /// What a screen reader says of the elements that were made one on purpose.
    var spoken: [String] {
        host.view.allViews.filter { $0.isAccessibilityElement && !($0 is UILabel) }.compactMap(\.accessibilityLabel)
    }

    /// All views of rows that there are, shown or not.
    var rowViews: [AnyObject] { host.view.allViews.filter { $0 is RowView } }

    /// The texts on screen, in order.
    var texts: [String] { host.view.allViews.compactMap { ($0 as? UILabel)?.text } }
}

extension UIView {
    /// The texts of labels inside, from back to front.
    var shownTexts: [String] { allViews.compactMap { ($0 as? UILabel)?.text } }
}

/// A view with a name and a wish for a size, to see where it is put.
struct Box: UIViewRepresentable {
    let name: String
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat>

    /// A box of a fixed size.
    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.name = name
        self.width = width...width
        self.height = height...height
    }

    /// A box that takes what it is offered between limits.
    init(_ name: String, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>) {
        self.name = name
        self.width = width
        self.height = height
    }

    func makeUIView(context: Context) -> BoxUIView { BoxUIView() }
    func updateUIView(_ view: BoxUIView, context: Context) { view.name = name }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: BoxUIView, context: Context) -> CGSize? {
        func clamp(_ value: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat {
            max(range.lowerBound, min(range.upperBound, value ?? range.lowerBound))
        }
        return CGSize(width: clamp(proposal.width, width), height: clamp(proposal.height, height))
    }
}

final class BoxUIView: UIView {
    var name: String?
}
