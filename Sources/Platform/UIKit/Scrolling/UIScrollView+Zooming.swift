import Foundation

// Pinching on a touchpad, Ctrl with the wheel or with plus and minus, and what an app asks for.
extension UIScrollView {
    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Scales about a place of the viewport, which stays where it is.
    func zoom(by factor: CGFloat, at place: CGPoint) {
        guard let view = zoomedView, minimumZoomScale < maximumZoomScale else { return }
        let scale = min(max(zoomScale * factor, minimumZoomScale), maximumZoomScale)
        applyZoom(scale, to: view, keeping: place)
    }

    func applyZoom(_ scale: CGFloat, to view: UIView, keeping place: CGPoint) {
        let old = zoomScale
        guard scale != old else { return }
        let onScreen = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
        let content = CGPoint(x: place.x / old, y: place.y / old)
        setStoredZoom(scale)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        setOffset(clamped(CGPoint(x: content.x * scale - onScreen.x, y: content.y * scale - onScreen.y)))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func pinched() {
        let pinch = pinchRecognizer
        switch pinch.state {
        case .began:
            guard zoomedView != nil else { return }
            isZooming = true
            scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
            pinch.scale = 1
        case .changed:
            zoom(by: pinch.scale, at: pinch.location(in: self))
            pinch.scale = 1
        case .ended, .cancelled:
            guard isZooming else { return }
            isZooming = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        default: break
        }
    }

    /// One step of the wheel or a key; a whole gesture to the delegate.
    func zoomStep(by factor: CGFloat, at place: CGPoint) -> Bool {
        guard let view = zoomedView, minimumZoomScale < maximumZoomScale else { return false }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        zoom(by: factor, at: place)
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        return true
    }
}
