import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor final class GalleryWindowTests: XCTestCase {
    private func open(_ view: some View, width: CGFloat = 420, height: CGFloat = 640) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: height), controller: UIHostingController(rootView: view))
    }

    func testRowOpensAPageAndEscGoesBack() throws {
        let test = open(GalleryView())
        defer { test.close() }
        keepPicture(test.png(), "gallery-light")
        test.click(try XCTUnwrap(test.find("Ada Lovelace 0")))
        XCTAssertNotNil(test.find("Hello, Ada Lovelace 0"), test.tree)
        keepPicture(test.png(), "gallery-detail")
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("Hello, Ada Lovelace 0"))
        XCTAssertNotNil(test.find("Ada Lovelace 0"))
    }

    func testBackButtonGoesBack() throws {
        let test = open(GalleryView())
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Grace Hopper 1")))
        test.click(try XCTUnwrap(test.find("Back"), test.tree))
        XCTAssertNil(test.find("Hello, Grace Hopper 1"))
    }

    func testButtonPresentsASheetAndEscClosesIt() throws {
        let test = open(GalleryView())
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Profile"), test.tree))
        XCTAssertNotNil(test.find("Notifications"), test.tree)
        keepPicture(test.png(), "gallery-sheet")
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("Notifications"))
    }

    func testDarkAndLargeTitle() throws {
        let test = open(GalleryView(large: true).preferredColorScheme(.dark))
        defer { test.close() }
        keepPicture(test.png(), "gallery-dark-large")
    }
}
