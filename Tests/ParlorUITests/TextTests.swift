import Parlor
import ParlorUI
import Testing

@Suite struct TextTests {
    @Test(arguments: ["🎉", "🎉🎉 🎉", "👩‍👩‍👧", "👍🏽", "❤️", "🇩🇪", "1️⃣"]) func bigEmoji(text: String) {
        #expect(EmojiText.isBig(text))
    }

    @Test(arguments: ["", " ", "🎉🎉🎉🎉", "ok 🎉", "1", "#", "©", "*"]) func ordinaryText(text: String) {
        #expect(!EmojiText.isBig(text))
    }

    @Test(arguments: [
        ("see https://swift.org.", ["https://swift.org"]),
        ("(www.example.com/a)", ["https://www.example.com/a"]),
        ("https://en.wikipedia.org/wiki/Tea_(meal), yes", ["https://en.wikipedia.org/wiki/Tea_(meal)"]),
        (
            "<https://a.b/c?d=e&f=g#h> and http://localhost:8008/x!",
            ["https://a.b/c?d=e&f=g#h", "http://localhost:8008/x"]
        ),
        ("“https://a.b”", ["https://a.b"]),
        ("none: http:// https://, www. xhttp://a.b www.a", []),
        ("HTTPS://A.B/c", ["HTTPS://A.B/c"]),
    ]) func links(text: String, expected: [String]) {
        #expect(LinkDetector.links(in: text).map(\.url.absoluteString) == expected)
    }

    @Test(arguments: [
        ("one line", "one line"), (" a  b\n c\t", "a b c"), ("ä\u{A0}ö\u{2003}ü", "ä ö ü"), ("“it’s” 👍", "“it’s” 👍"),
        ("a\u{3000}b", "a b"), ("\u{2009}thin", "thin"),
    ]) func summaryIsOnOneLine(text: String, line: String) {
        #expect(MessageSummary.of(Samples.message("1", text)) == line)
    }

    @Test func linkKnowsItsPlace() {
        let text = "see www.a.org now"
        #expect(LinkDetector.links(in: text).map { String(text[$0.range]) } == ["www.a.org"])
    }
}
