import WindowSupport
import XCTest

@preconcurrency @MainActor final class ImageTests: XCTestCase {
    /// A picture made by our own drawing.
    private func png(_ width: CGFloat, _ height: CGFloat) -> Data {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = .systemRed
        return Data(snapshotPNG(view))
    }

    func testPictureIsDecoded() throws {
        let image = try XCTUnwrap(UIImage(data: png(40, 20)))
        XCTAssertEqual(image.size, CGSize(width: 40, height: 20))
        XCTAssertNil(UIImage(data: Data("no picture".utf8)))
        XCTAssertNil(UIImage(data: Data()))
        // Cut short it is decoded as far as it goes, or not at all.
        for length in stride(from: 8, to: 80, by: 8) { _ = UIImage(data: png(40, 20).prefix(length)) }
    }

    func testDecoderDownsamplesOffTheMainThreadAndRemembers() throws {
        let decoder = ImageDecoder(), data = png(800, 400)
        let image = try XCTUnwrap(
            try pump { await decoder.decode(data, id: "a", fitting: CGSize(width: 50, height: 50)) })
        XCTAssertEqual(image.size, CGSize(width: 100, height: 50))
        XCTAssertTrue(decoder.cached("a", fitting: CGSize(width: 50, height: 50)) === image)
        XCTAssertNil(decoder.cached("a", fitting: CGSize(width: 60, height: 60)))
    }

    func testCacheStaysWithinItsBudget() throws {
        let decoder = ImageDecoder(budget: 100_000), data = png(100, 100)
        for index in 0..<10 {
            _ = try pump { await decoder.decode(data, id: "\(index)", fitting: CGSize(width: 100, height: 100)) }
        }
        XCTAssertLessThanOrEqual(decoder.cost, 100_000)
        XCTAssertNotNil(decoder.cached("9", fitting: CGSize(width: 100, height: 100)))
        XCTAssertNil(decoder.cached("0", fitting: CGSize(width: 100, height: 100)))
    }

    func testTemplateTakesTheTint() throws {
        let view = UIImageView(image: UIImage(data: png(20, 20))?.withRenderingMode(.alwaysTemplate))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.tintColor = .systemGreen
        let green = UIView(frame: view.frame)
        green.backgroundColor = .systemGreen
        XCTAssertEqual(snapshotPNG(view), snapshotPNG(green))
    }

    func testContentModesPlaceThePicture() {
        let room = CGRect(x: 0, y: 0, width: 100, height: 50), size = CGSize(width: 20, height: 20)
        XCTAssertEqual(
            UIView.ContentMode.scaleAspectFit.place(size, in: room), CGRect(x: 25, y: 0, width: 50, height: 50))
        XCTAssertEqual(
            UIView.ContentMode.scaleAspectFill.place(size, in: room), CGRect(x: 0, y: -25, width: 100, height: 100))
        XCTAssertEqual(UIView.ContentMode.center.place(size, in: room), CGRect(x: 40, y: 15, width: 20, height: 20))
    }

    func testUnknownSymbolIsNil() { XCTAssertNil(UIImage(systemName: "no.such.symbol")) }
}
