import WindowSupport
import XCTest

@preconcurrency @MainActor final class TextTests: XCTestCase {
    func testInterIsTheFontThatIsFound() {
        // Inter and the fallback differ in the width of almost any text; a machine without Inter should not pass.
        let inter = TextLayout.of(
            [TextRun("Quartz glyph", font: .systemFont(ofSize: 15))], style: TextStyle(), width: 1000)
        let other = TextLayout.of(
            [TextRun("Quartz glyph", font: .monospacedSystemFont(ofSize: 15, weight: .regular))], style: TextStyle(),
            width: 1000)
        XCTAssertNotEqual(inter.size.width, other.size.width)
    }

    func testLabelWrapsWithinItsWidthAndGrowsDown() {
        let label = UILabel()
        label.text = "Several words that need more than one line at this width"
        label.numberOfLines = 0
        let wide = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        let narrow = label.sizeThatFits(CGSize(width: 120, height: 1000))
        XCTAssertLessThanOrEqual(narrow.width, 120)
        XCTAssertGreaterThan(narrow.height, wide.height * 2)
    }

    func testLineLimitTruncates() {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 60)
        label.numberOfLines = 2
        let line = label.font.lineHeight
        XCTAssertLessThan(label.sizeThatFits(CGSize(width: 120, height: 1000)).height, line * 2.5)
        XCTAssertTrue(label.layout(width: 120).isTruncated)
        XCTAssertEqual(label.layout(width: 120).lineCount, 2)
    }

    func testEmptyLabelTakesNoRoom() { XCTAssertEqual(UILabel().intrinsicContentSize, .zero) }

    func testLayoutsAreShared() {
        let runs = [TextRun("same", font: .systemFont(ofSize: 15))]
        XCTAssertTrue(
            TextLayout.of(runs, style: TextStyle(), width: 100) === TextLayout.of(runs, style: TextStyle(), width: 100))
    }

    func testRunUnderAPointIsTheLink() {
        var link = TextRun("link", font: .systemFont(ofSize: 15))
        link.link = URL(string: "https://parlor.example")
        let layout = TextLayout.of(
            [TextRun("Plain 🎉 ", font: .systemFont(ofSize: 15)), link], style: TextStyle(), width: 1000)
        XCTAssertNil(layout.run(at: CGPoint(x: 4, y: 8))?.link)
        XCTAssertNotNil(layout.run(at: CGPoint(x: layout.size.width - 4, y: 8))?.link)
    }

    func testTextScaleReachesEveryFont() {
        defer { Desktop.setTextScale(1) }
        let label = UILabel()
        label.text = "Scaled"
        let before = label.intrinsicContentSize
        Desktop.setTextScale(1.5)
        XCTAssertEqual(label.intrinsicContentSize.width, before.width * 1.5, accuracy: 2)
    }

    func testAttributedStringsKeepTheirRuns() {
        let string = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        string.append(
            NSAttributedString(string: "🎉b", attributes: [.foregroundColor: UIColor.systemRed, .underlineStyle: 1]))
        let runs = TextRun.runs(of: string, font: .systemFont(ofSize: 15))
        XCTAssertEqual(runs.map(\.text), ["a", "🎉b"])
        XCTAssertEqual(runs[0].font.pointSize, 20)
        XCTAssertTrue(runs[1].isUnderlined)
        XCTAssertEqual(runs[1].color, .systemRed)
    }

    /// Whether the ink of a label stands in the right half of its width.
    private func standsRight(_ text: String, _ alignment: NSTextAlignment, _ direction: UISemanticContentAttribute)
        -> Bool
    {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = text
        label.textAlignment = alignment
        label.semanticContentAttribute = direction
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), blank = UIView(frame: half.frame)
        half.clipsToBounds = true
        half.addSubview(label)
        return snapshotPNG(half) == snapshotPNG(blank)
    }

    func testAlignmentInBothDirections() {
        for (text, readsFromRight) in [("Hi", false), ("مرحبا", true)] {
            XCTAssertFalse(standsRight(text, .left, .forceLeftToRight))
            XCTAssertTrue(standsRight(text, .right, .forceLeftToRight))
            XCTAssertFalse(standsRight(text, .left, .forceRightToLeft))
            XCTAssertTrue(standsRight(text, .right, .forceRightToLeft))
            XCTAssertEqual(standsRight(text, .natural, .forceLeftToRight), readsFromRight)
            XCTAssertTrue(standsRight(text, .natural, .forceRightToLeft))
        }
    }

    func testColoursFollowDarkWithoutANewLayout() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.runs = [TextRun("A", font: .systemFont(ofSize: 15), color: .label)]
        let light = snapshotPNG(label)
        label.overrideUserInterfaceStyle = .dark
        XCTAssertNotEqual(light, snapshotPNG(label))
    }
}
