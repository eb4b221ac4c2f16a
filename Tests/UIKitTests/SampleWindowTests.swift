import WindowSupport
import XCTest

/// Pictures of a window with a bit of everything, for people to look at (`PARLOR_PICTURES=folder`).
@preconcurrency @MainActor final class SampleWindowTests: XCTestCase {
    func testSampleConversationDrawsTheSameTwice() {
        let test = TestWindow(size: CGSize(width: 460, height: 640), content: SampleConversation())
        defer { test.close() }
        let first = test.png(scale: 2), second = test.png(scale: 2)
        XCTAssertFalse(first.isEmpty)
        XCTAssertEqual(first, second)
        keepPicture(first, "sample-light")
        test.window.overrideUserInterfaceStyle = .dark
        settle()
        let dark = test.png(scale: 2)
        XCTAssertNotEqual(first, dark)
        keepPicture(dark, "sample-dark")
        keepPicture(snapshotPNG(test.window.subviews[0], scale: 2), "sample-headless")
    }

    func testEverySymbolLeavesInk() {
        let sheet = SymbolSheet(side: 24)
        keepPicture(snapshotPNG(sheet, scale: 2), "symbols-24")
        keepPicture(snapshotPNG(SymbolSheet(side: 16), scale: 1), "symbols-16")
        keepPicture(snapshotPNG(SymbolSheet(side: 20), scale: 1), "symbols-20")
        for name in Symbols.names {
            let view = UIImageView(image: UIImage(systemName: name))
            view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            let blank = UIView(frame: view.frame)
            XCTAssertNotEqual(snapshotPNG(view), snapshotPNG(blank), name)
        }
    }
}
