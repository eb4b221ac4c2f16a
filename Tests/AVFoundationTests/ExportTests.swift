import XCTest
import AVFoundation

@preconcurrency @MainActor final class ExportTests: XCTestCase {
    func testItsImportBringsUIKit() { XCTAssertNotNil(UIView(frame: .zero)) }
}
