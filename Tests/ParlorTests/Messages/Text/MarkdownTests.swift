import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("What people type")
struct MarkdownTests {
    @Test(arguments: [
        ("**bold**", "<strong>bold</strong>"),
        ("__bold__ and *italic*, _too_", "<strong>bold</strong> and <em>italic</em>, <em>too</em>"),
        ("**bold *and italic***", "<strong>bold </strong><em><strong>and italic</strong></em>"),
        ("~~gone~~", "<del>gone</del>"),
        ("||who did it||", "<span data-mx-spoiler>who did it</span>"),
        ("`let x = <y>`", "<code>let x = &lt;y&gt;</code>"),
        ("``a ` b``", "<code>a ` b</code>"),
        ("[Parlor](https://parlor.example/a_(b))", "<a href=\"https://parlor.example/a_(b)\">Parlor</a>"),
        ("<https://parlor.example>", "<a href=\"https://parlor.example\">https://parlor.example</a>"),
        ("# Title\ntext", "<h1>Title</h1><p>text</p>"),
        ("> quoted\n> more\n\nanswer", "<blockquote><p>quoted<br />more</p></blockquote><p>answer</p>"),
        ("> > deep", "<blockquote><blockquote><p>deep</p></blockquote></blockquote>"),
        ("- a\n- b\n  - c", "<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>"),
        ("3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>"),
        (
            "```swift\nlet a = 1 < 2\n\nb\n```",
            "<pre><code class=\"language-swift\">let a = 1 &lt; 2\n\nb\n</code></pre>"
        ),
        ("```\nnever closed", "<pre><code>never closed\n</code></pre>"),
        ("a\n\n---\n\nb", "<p>a</p><hr /><p>b</p>"),
        ("one\ntwo", "one<br />two"),
        ("<b>HTML & such</b>", "&lt;b&gt;HTML &amp; such&lt;/b&gt;"),
        (#"\*not\* \_this\_"#, "*not* _this_"),
    ])
    func formsBecomeHTML(_ markdown: String, _ html: String) {
        #expect(RichText(markdown: markdown).html == html)
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "**never closed", "_", "``", "[no](javascript:alert(1))", "[x]", "# ",
        "#hashtag", "1984. What a year.\nIndeed", "-1", "a-b", "*", "||", "\\", "> ", "5 > 3",
    ])
    func whatIsNoFormStaysText(_ text: String) {
        let rich = RichText(markdown: text)
        for run in RichText.runs(in: rich.blocks) { #expect(run.style.isEmpty && run.link == nil) }
    }

    @Test func aBareAddressIsALinkAndItsMarksAreItsOwn() {
        let rich = RichText(markdown: "see https://a.example/x_y_z, *now*")
        #expect(rich.links.count == 1)
        #expect(rich.plainText == "see https://a.example/x_y_z, now")
        #expect(rich.html.contains("https://a.example/x_y_z"))
    }

    @Test func namesOfMentionedUsersBecomePills() {
        let people = [ChatUser(id: "@anna:x", name: "Anna"), ChatUser(id: "@maria:x", name: "Anna Maria")]
        let rich = RichText(markdown: "@Anna Maria and @Anna, not mail@Anna or @Annabel", mentions: people)
        #expect(rich.links == [.user("@maria:x"), .user("@anna:x")])
        #expect(rich.html.hasPrefix("<a href=\"https://matrix.to/#/%40maria%3Ax\">Anna Maria</a> and "))
    }

    @Test func fullIdentifiersArePillsAndRoomOnlyWhenItIsMeant() {
        #expect(RichText(markdown: "hi @ben:example.org!").links == [.user("@ben:example.org")])
        #expect(RichText(markdown: "@room, hi").links.isEmpty)
        #expect(RichText(markdown: "@room, hi", mentionsEveryone: true).links == [.everyone])
    }

    /// What is sent is what the sender sees: reading the HTML gives the text it was written from.
    @Test(arguments: 0..<200)
    func theHTMLIsReadAsItWasMeant(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "word", " ", "**", "*", "_", "`", "~~", "\n", "\n\n", "> ", "- ", "1. ", "# ", "```\n",
            "[a](https://b.example)",
            "<", "&", "https://c.example/d", "||", "\\", "@ben:x.org", "é", "日本", "  - ",
        ]
        let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            .joined()
        let rich = RichText(markdown: text)
        let read = RichText(html: rich.html)
        #expect(read.plainText.filter { !$0.isWhitespace } == rich.plainText.filter { !$0.isWhitespace }, "\(text)")
    }
}
