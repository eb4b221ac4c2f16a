import WindowSupport
import XCTest

@preconcurrency @MainActor final class ZoomTests: XCTestCase {
    final class Zoomer: NSObject, UIScrollViewDelegate {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var ended: [CGFloat] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            ended.append(scale)
        }
    }

    func testZoomingByPinchWheelAndRectangle() {
        let zoomer = Zoomer(), scroll = UIScrollView()
        scroll.maximumZoomScale = 4
        scroll.delegate = zoomer
        scroll.addSubview(zoomer.picture)
        scroll.contentSize = zoomer.picture.bounds.size
        let test = TestWindow(size: CGSize(width: 400, height: 300), content: scroll)
        defer { test.close() }
        let place = CGPoint(x: 200, y: 150)
        test.window.pointer.pinch(PinchInput(place: place, phase: .began))
        test.window.pointer.pinch(PinchInput(place: place, phase: .moved, scale: 1.5))
        test.window.pointer.pinch(PinchInput(place: place, phase: .moved, scale: 2))
        test.window.pointer.pinch(PinchInput(place: place, phase: .ended, scale: 2))
        XCTAssertEqual(scroll.zoomScale, 2, accuracy: 0.01)
        XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 600))
        // What was under the fingers stays there.
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 150))
        test.window.pointer.move(to: place)
        test.window.pointer.scroll(ScrollInput(y: -1, modifiers: .control))
        XCTAssertEqual(scroll.zoomScale, 2.2, accuracy: 0.01)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 75), animated: false)
        XCTAssertEqual(scroll.zoomScale, 4)
        XCTAssertEqual(scroll.contentOffset, .zero)
        scroll.setZoomScale(0.5, animated: false)
        XCTAssertEqual(scroll.zoomScale, 1)
        XCTAssertEqual(zoomer.ended.count, 2)
    }

    func testPagesTurnByWheel() {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 900, height: 200)
        let test = TestWindow(size: CGSize(width: 300, height: 200), content: scroll)
        defer { test.close() }
        test.window.pointer.move(to: CGPoint(x: 100, y: 100))
        test.window.pointer.scroll(ScrollInput(x: 1))
        settle()
        XCTAssertEqual(scroll.contentOffset.x, 300)
    }
}
