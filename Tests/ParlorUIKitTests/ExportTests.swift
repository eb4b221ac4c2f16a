import XCTest
import ParlorUIKit

@preconcurrency @MainActor final class ExportTests: XCTestCase {
    func testItsImportBringsUIKit() { XCTAssertNotNil(UIView(frame: .zero)) }
}
