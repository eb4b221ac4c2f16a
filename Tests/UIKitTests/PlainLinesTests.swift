import WindowSupport
import XCTest

/// Texts whose lines we cut ourselves must have the lines that Pango gives them.
@preconcurrency @MainActor final class PlainLinesTests: XCTestCase {
    private let words = """
        the garden tomatoes are ripe well-known either/or fluffy AVATAR Wa! (or) "no" 1,200 10:30 x=y it's e.g. 50% #tag café Grüße \
        “quoted” it’s … – ÀÉ żółć Привет мир ελληνικά 日本語のテキスト 한국어 -> 🎉 שלום a\u{A0}b soft\u{AD}hyphen e\u{301}a
        """.split(separator: " ").map(String.init)

    private func check(
        _ text: String, _ width: CGFloat, limit: Int = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let layout = TextLayout.of(
            [TextRun(text, font: .systemFont(ofSize: 15))], style: TextStyle(lineLimit: limit), width: width)
        let lines = layout.lines
        XCTAssertEqual(layout.lineCount, lines.count, text, file: file, line: line)
        XCTAssertEqual(layout.size.width, lines.map(\.rect.width).max()!.rounded(.up), text, file: file, line: line)
        XCTAssertEqual(layout.size.height, lines.last!.rect.maxY.rounded(.up), text, file: file, line: line)
    }

    func testLinesOfAllLengthsAndScripts() {
        var chance = Chance()
        for length in [1, 3, 5, 8, 12, 20, 40, 70] {
            for round in 0..<12 {
                let known = round % 2 == 0 ? words : Array(words.prefix(20))
                let text = (0..<length).map { _ in known[chance.next(known.count)] }.joined(separator: " ")
                check(text, CGFloat(90 + chance.next(400)))
            }
        }
    }

    func testOddSpacesAndLongWords() {
        for text in [
            " begins", "ends ", "two  spaces and more words than fit", "a\nb", "tab\there",
            String(repeating: "w", count: 90),
            "short " + String(repeating: "w", count: 90), "x",
        ] {
            check(text, 120)
        }
    }

    func testALineThatFitsIsSetOnce() {
        let runs = [TextRun("12:05", font: .systemFont(ofSize: 12))], style = TextStyle(lineLimit: 1)
        let measured = TextLayout.of(runs, style: style, width: .greatestFiniteMagnitude)
        XCTAssertTrue(TextLayout.of(runs, style: style, width: measured.size.width) === measured)
        XCTAssertTrue(TextLayout.of(runs, style: style, width: measured.size.width - 5).isTruncated)
    }

    func testTheColourOfALabelMayChange() throws {
        let window = TestWindow(size: CGSize(width: 200, height: 60))
        defer { window.close() }
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
        label.text = "MMMMMM"
        label.font = .systemFont(ofSize: 30, weight: .heavy)
        window.window.addSubview(label)
        for (color, isSeen) in [
            (UIColor.red, \Pixels.Color.isRed), (.blue, \.isBlue), (.red, \.isRed),
        ] as [(UIColor, KeyPath<Pixels.Color, Bool>)] {
            label.textColor = color
            let pixels = try XCTUnwrap(Pixels(window.png()))
            XCTAssertTrue((10..<190).contains { pixels[$0, 30][keyPath: isSeen] })
        }
    }

    /// The same numbers each time.
    private struct Chance {
        private var seed: UInt64 = 7
        mutating func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(limit))
        }
    }
}
