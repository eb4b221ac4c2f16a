import UIKit

/// A scroll view that makes room above its content for the head of the page, which then moves with it.
@MainActor
protocol HeadedScroll: Node {
    var headedScrollView: UIScrollView { get }
    /// Where the scroll view was laid out.
    var headedPlacement: LayoutItem.Placement? { get }
    /// The room above the content; it is part of the scroll view's inset.
    var headRoom: CGFloat { get set }
}

/// What stands between a page's bar and its content, a large title and a search field, and the scroll view that it follows.
///
/// The scroll view reaches up to the bar and has an inset as high as the head; the head lies over it and moves up with the
/// content, until only the search field is left. So nothing is laid out anew while the reader scrolls.
@MainActor
final class PageHead: ObservableObject {
    /// Whether the large title has gone under the bar, which shows it instead.
    @Published private(set) var isCollapsed = false
    private var scrolls: [WeakNode] = []
    private weak var followed: (any HeadedScroll)?
    /// How far the head can move up.
    private var travel: CGFloat = 0
    weak var view: UIView?

    func add(_ scroll: any HeadedScroll) { scrolls.append(WeakNode(scroll)) }
    func remove(_ scroll: any HeadedScroll) {
        scrolls.removeAll { $0.node === scroll || $0.node == nil }
        if followed === scroll { followed = nil }
    }

    /// The scroll view that begins at the top of the content and fills most of it.
    func scroll(fillingTopOf frame: CGRect, in canvas: UIView) -> (any HeadedScroll)? {
        scrolls.lazy.compactMap { $0.node as? any HeadedScroll }.first { scroll in
            guard scroll.isAlive, let placement = scroll.headedPlacement, let place = placement.canvas,
                place.isDescendant(of: canvas)
            else { return false }
            let found = place.convert(placement.frame, to: canvas)
            return abs(found.minY - frame.minY) < 2 && found.height > frame.height / 2
        }
    }

    func follow(_ scroll: (any HeadedScroll)?, height: CGFloat, travel: CGFloat) {
        if followed !== scroll { followed?.headRoom = 0 }
        followed = scroll
        self.travel = travel
        if let scroll, scroll.headRoom != height { scroll.headRoom = height }
        place()
    }

    func didScroll(_ scroll: any HeadedScroll) {
        if scroll === followed { place() }
    }

    /// How far the head has moved up because of a scroll view.
    func collapsed(by scroll: any HeadedScroll) -> CGFloat { scroll === followed ? collapsed : 0 }

    private var collapsed: CGFloat {
        guard let scrollView = followed?.headedScrollView else { return 0 }
        return max(0, min(travel, scrollView.contentOffset.y + scrollView.adjustedContentInset.top))
    }

    private func place() {
        let collapsed = collapsed
        if let view, view.frame.origin.y != -collapsed { view.frame.origin.y = -collapsed }
        let isNow = travel > 0 && collapsed >= travel - 4
        guard isNow != isCollapsed else { return }
        // Scroll views tell in the middle of a layout.
        UpdateScheduler.shared.afterUpdate { [weak self] in
            guard let self, self.isCollapsed != isNow else { return }
            self.isCollapsed = isNow
        }
    }

    /// The colour that the head lies on: that of the content it covers.
    var background: UIColor {
        guard let color = followed?.headedScrollView.backgroundColor, color != .clear else { return .systemBackground }
        return color
    }
}

private struct PageHeadKey: EnvironmentKey { static var defaultValue: PageHead? { nil } }

extension EnvironmentValues {
    /// The head of the page around, for the scroll views directly in its content.
    var pageHead: PageHead? {
        get { self[PageHeadKey.self] }
        set { self[PageHeadKey.self] = newValue }
    }
}
