import SwiftUI
import WindowSupport

extension TestWindow {
    /// Opens a window with a SwiftUI view.
    static func open(_ view: some View, width: CGFloat = 400, height: CGFloat = 600) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: height), controller: UIHostingController(rootView: view))
    }
}
