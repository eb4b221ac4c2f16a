import SwiftUI
import WindowSupport

extension TestWindow {
    /// Opens a window with a SwiftUI view.
    static func open(_ view: some View, width: CGFloat = 400, height: CGFloat = 600) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: height), controller: UIHostingController(rootView: view))
    }

    /// Drags from one place to another, in steps as a hand does.
    func drag(from start: CGPoint, to end: CGPoint) {
        settle()
        window.pointer.press(at: start)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            window.pointer.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            Flush.now()
        }
        window.pointer.release(at: end)
        settle()
    }

    func drag(_ view: UIView, by distance: CGSize) {
        let start = middle(of: view)
        drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    }
}
