import Foundation

extension UINavigationController {
    func layoutContents() {
        if shown == nil, transition == nil, appearance == .disappeared, topViewController != nil { showTopAtOnce() }
        let safe = view.safeAreaInsets
        room.frame = view.bounds
        let height = barHeight
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
        navigationBar.isHidden = isNavigationBarHidden
        let foot = UIToolbar.height + safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - (showsToolbar ? foot : 0), width: view.bounds.width, height: foot)
        toolbar.isHidden = !showsToolbar
        guard let shown, transition == nil else { return }
        giveSafeArea(to: shown)
        shown.view.frame = frame(for: shown)
        followScrolling(of: shown)
    }

    private var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

    /// As high as it stands now, the large title partly scrolled away.
    private var barHeight: CGFloat { navigationBar.fullHeight - navigationBar.collapse + view.safeAreaInsets.top }

    /// What the bars cover.
    private var covered: UIEdgeInsets {
        UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : navigationBar.fullHeight, left: 0,
            bottom: showsToolbar ? UIToolbar.height : 0, right: 0)
    }

    private func edgesUnderBars(of controller: UIViewController) -> UIRectEdge {
        navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
            ? controller.edgesForExtendedLayout : controller.edgesForExtendedLayout.subtracting(.top)
    }

    func frame(for controller: UIViewController) -> CGRect {
        let edges = edgesUnderBars(of: controller), covered = covered, safe = view.safeAreaInsets
        var frame = room.bounds
        if !edges.contains(.top), covered.top > 0 {
            frame.origin.y += covered.top + safe.top
            frame.size.height -= covered.top + safe.top
        }
        if !edges.contains(.bottom), covered.bottom > 0 { frame.size.height -= covered.bottom + safe.bottom }
        return frame
    }

    func giveSafeArea(to controller: UIViewController?) {
        guard let controller else { return }
        let edges = edgesUnderBars(of: controller), covered = covered
        controller.setOverlayInsets(
            UIEdgeInsets(
                top: edges.contains(.top) ? covered.top : 0, left: 0,
                bottom: edges.contains(.bottom) ? covered.bottom : 0, right: 0))
    }

    // MARK: Large titles

    /// A large title goes as its content is scrolled under it. The room it leaves stays the content's inset, so that
    /// nothing jumps.
    private func followScrolling(of controller: UIViewController) {
        let scroll = controller.contentScrollView(for: .top)
        if let scroll, scroll.barObserver == nil {
            scroll.barObserver = { [weak self, weak scroll] in self?.scrolled(scroll) }
        }
        scrolled(scroll)
    }

    private func scrolled(_ scroll: UIScrollView?) {
        let bar = navigationBar
        guard let scroll, scroll === shown?.contentScrollView(for: .top) else {
            bar.collapse = 0
            bar.isAtScrollEdge = false
            return
        }
        let distance = scroll.contentOffset.y - scroll.offsetRange.min.y
        bar.isAtScrollEdge = distance <= 0
        let isUnderBar = scroll.convert(CGPoint(x: 0, y: scroll.bounds.minY), to: view).y <= 0
        let collapse = bar.showsLargeTitle && isUnderBar ? max(0, min(UINavigationBar.largeTitleHeight, distance)) : 0
        guard collapse != bar.collapse else { return }
        bar.collapse = collapse
        bar.frame.size.height = barHeight
    }
}
