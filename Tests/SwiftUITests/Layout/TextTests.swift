import Testing

@testable import SwiftUI

@MainActor
struct TextTests {
    private typealias Span = InlineMarkdown.Span
    private typealias Marks = InlineMarkdown.Marks

    private func marked(_ text: String, _ change: (inout Marks) -> Void) -> Span {
        var marks = Marks()
        change(&marks)
        return Span(text: text, marks: marks)
    }

    @Test func plainTextIsOneSpan() {
        #expect(InlineMarkdown.spans(of: "nothing special") == [Span(text: "nothing special")])
        #expect(InlineMarkdown.spans(of: "") == [])
    }

    @Test func strongAndEmphasized() {
        #expect(
            InlineMarkdown.spans(of: "a **b** _c_")
                == [
                    Span(text: "a "), marked("b") { $0.isStrong = true }, Span(text: " "),
                    marked("c") { $0.isEmphasized = true },
                ])
    }

    @Test func bothAtOnce() {
        #expect(
            InlineMarkdown.spans(of: "***x***")
                == [
                    marked("x") {
                        $0.isStrong = true
                        $0.isEmphasized = true
                    }
                ])
    }

    @Test func marksWithinMarks() {
        #expect(
            InlineMarkdown.spans(of: "**a *b* c**")
                == [
                    marked("a ") { $0.isStrong = true },
                    marked("b") {
                        $0.isStrong = true
                        $0.isEmphasized = true
                    }, marked(" c") { $0.isStrong = true },
                ])
    }

    @Test func codeIsLeftAlone() {
        #expect(InlineMarkdown.spans(of: "`a **b**`") == [marked("a **b**") { $0.isCode = true }])
    }

    @Test func struckThrough() {
        #expect(InlineMarkdown.spans(of: "~~old~~") == [marked("old") { $0.isStruckThrough = true }])
    }

    @Test func linkWithMarks() {
        let url = URL(string: "https://example.org/a")
        #expect(
            InlineMarkdown.spans(of: "see [the **docs**](https://example.org/a)")
                == [
                    Span(text: "see "), marked("the ") { $0.link = url },
                    marked("docs") {
                        $0.link = url
                        $0.isStrong = true
                    },
                ])
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "**open", "*", "[no link]", "[x](", "~one~", "`", "__init",
    ])
    func whatIsNoMarkIsText(text: String) {
        #expect(InlineMarkdown.spans(of: text) == [Span(text: text)])
    }

    @Test func escapedMarksAreText() {
        #expect(InlineMarkdown.spans(of: #"\*a\*"#) == [Span(text: "*a*")])
    }

    @Test func literalIsReadAsMarkdownAndAVariableIsNot() {
        #expect(Text("**a**").plainString == "a")
        #expect(Text(verbatim: "**a**").plainString == "**a**")
        let variable = "**a**"
        #expect(Text(variable).plainString == "**a**")
    }

    @Test func interpolatedValuesAreNoMarkdown() {
        let name = "*Ann*"
        #expect(Text("Hello **\(name)**").plainString == "Hello *Ann*")
        #expect(Text("Hello **\(name)**").pieces.last?.attributes.weight == .bold)
    }

    @Test func interpolation() {
        #expect(Text("\(3) of \(7), \(50)% and 100%").plainString == "3 of 7, 50% and 100%")
        #expect(Text("\(3.5, specifier: "%.2f")").plainString == "3.50")
        #expect(Text("\(Text("a").bold()) b").pieces.map(\.string) == ["a", " b"])
        #expect(Text("100%").plainString == "100%")
    }

    @Test func piecesKeepTheirOwn() {
        let text = Text("a").bold() + Text("b").italic() + Text("c")
        #expect(text.pieces.map(\.attributes.weight) == [.bold, nil, nil])
        #expect(text.pieces.map(\.attributes.isItalic) == [nil, true, nil])
    }

    @Test func innermostFontWins() {
        let text = (Text("a").font(.title) + Text("b")).font(.caption)
        #expect(text.pieces.map(\.font) == [.title, .caption])
    }

    @Test func kerningWidens() {
        let plain = TestHost { Text(verbatim: "wide").lineLimit(1) }
        let kerned = TestHost { Text(verbatim: "wide").kerning(5).lineLimit(1) }
        #expect(kerned.labels[0].frame.width >= plain.labels[0].frame.width + 15)
    }

    @Test func caseOfTheSurroundings() {
        let host = TestHost {
            Text("Title").textCase(.uppercase)
            Text("Title").textCase(.lowercase)
            Text("Title").textCase(nil)
        }
        #expect(host.texts == ["TITLE", "title", "Title"])
    }

    @Test func formattedValues() {
        #expect(Text(0.25, format: .percent).plainString == "25%")
        #expect(Text(1234, format: .number.grouping(.never)).plainString == "1234")
        #expect(Text(["a", "b"], format: .list(type: .and)).plainString == "a and b")
    }

    @Test func markdownString() throws {
        let string = try AttributedString(markdown: "a **b** [c](https://example.org)")
        #expect(String(string.characters) == "a b c")
        let text = Text(string)
        #expect(text.pieces.map(\.string) == ["a ", "b", " ", "c"])
        #expect(text.pieces[1].attributes.weight == .bold)
        #expect(text.pieces[3].link == URL(string: "https://example.org"))
    }

    @Test func markdownLines() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\nb", options: options).characters) == "a\nb")
        #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
    }

    @Test func attributesOfAString() {
        var string = AttributedString("x")
        string.font = .title
        string.foregroundColor = .red
        string.backgroundColor = .yellow
        string.kern = 2
        string.underlineStyle = .single
        string.inlinePresentationIntent = .emphasized
        let piece = Text(string).pieces[0]
        #expect(piece.font == .title && piece.kerning == 2 && piece.background == .yellow)
        #expect(piece.attributes.isUnderlined == true && piece.attributes.isItalic == true)
    }

    nonisolated static let times: [(TimeInterval, Bool, String)] = [
        (59, true, "0:59"), (61, true, "1:01"), (3600, true, "1:00:00"), (3600, false, "60:00"), (0, true, "0:00"),
    ]

    @Test(arguments: times)
    func timeThatIsLeft(seconds: TimeInterval, showsHours: Bool, expected: String) {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let text = MovingText(
            kind: .countdown(
                start...start.addingTimeInterval(seconds), pause: nil, countsDown: true, showsHours: showsHours))
        #expect(text.string(at: start) == expected)
    }

    @Test func timeStopsWithItsInterval() {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let range = start...start.addingTimeInterval(60)
        let up = MovingText(kind: .countdown(range, pause: nil, countsDown: false, showsHours: true))
        #expect(up.string(at: start.addingTimeInterval(90)) == "1:00")
        #expect(up.moves(after: start))
        #expect(!up.moves(after: start.addingTimeInterval(90)))
        let paused = MovingText(
            kind: .countdown(range, pause: start.addingTimeInterval(20), countsDown: true, showsHours: true))
        #expect(paused.string(at: start.addingTimeInterval(50)) == "0:40")
        #expect(!paused.moves(after: start))
    }

    @Test func relativeTime() {
        let now = Date(timeIntervalSince1970: 1_000_000)
        func text(_ seconds: Double) -> String {
            MovingText(kind: .distance(now.addingTimeInterval(seconds), isSigned: false)).string(at: now)
        }
        #expect(text(5) == "5 sec")
        #expect(text(125) == "2 min, 5 sec")
        #expect(text(7200) == "2 hr")
        #expect(text(86_400 * 2) == "2 days")
    }

    @Test func redactedTextKeepsItsRoom() {
        let plain = TestHost { Text(verbatim: "secret") }
        let redacted = TestHost { Text(verbatim: "secret").redacted(reason: .placeholder) }
        #expect(plain.labels[0].frame == redacted.labels[0].frame)
    }
}
