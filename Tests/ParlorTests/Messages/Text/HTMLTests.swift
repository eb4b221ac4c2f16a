import Foundation
import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("HTML from strangers")
struct HTMLTests {
    private func runs(_ html: String) -> [RichText.Run] { RichText.runs(in: RichText(html: html).blocks) }

    @Test func knownTagsAreRead() {
        let rich = RichText(
            html: """
                <h2>Plan</h2><p>a <b>b</b> <i>c</i> <del>d</del> <code>e</code></p><ol start="4"><li>x</li><li>y</li></ol>
                <blockquote>q<br>r</blockquote><pre><code class="language-c">int x;
                </code></pre><hr>
                """)
        #expect(
            rich.blocks == [
                .heading(level: 2, [.init("Plan")]),
                .paragraph([
                    .init("a "), .init("b", style: .bold), .init(" "), .init("c", style: .italic), .init(" "),
                    .init("d", style: .strikethrough), .init(" "), .init("e", style: .code),
                ]),
                .list(RichTextList(start: 4, items: [[.paragraph([.init("x")])], [.paragraph([.init("y")])]])),
                .quote([.paragraph([.init("q\nr")])]), .code("int x;", language: "c"), .rule,
            ])
    }

    @Test(arguments: [
        "<script>alert(1)</script>ok", "<style>*{}</style>ok", "<mx-reply><b>quoted</b></mx-reply>ok",
        "<iframe src=x>no</iframe>ok", "<svg><script>x</script></svg>ok", "<title>no</title>ok", "<!-- no -->ok",
        "<![CDATA[no]]>ok", "<blink onclick=alert(1)>ok</blink>", "o<wbr>k", "<p>ok", "ok</p></div></b>",
    ])
    func whatIsNotMeantForReadersIsGone(_ html: String) {
        #expect(RichText(html: html).plainText == "ok")
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java&#10;script:alert(1)",
        "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "/relative", "#here", "https://", "", "&#106;avascript:alert(1)",
    ])
    func dangerousAddressesAreNoLinks(_ address: String) {
        let read = runs("<a href=\"\(address)\">click</a>")
        #expect(read.map(\.text) == ["click"])
        #expect(read.allSatisfy { $0.link == nil })
    }

    @Test func linksAndPillsAreRead() {
        #expect(
            runs("<a href='https://a.example/?b=1&amp;c=2'>x</a>").first?.link
                == .web(URL(string: "https://a.example/?b=1&c=2")!))
        #expect(runs("<a href=\"https://matrix.to/#/@anna:x.org\">Anna</a>").first?.link == .user("@anna:x.org"))
        #expect(runs("<a href=\"matrix:u/anna:x.org\">Anna</a>").first?.link == .user("@anna:x.org"))
        #expect(
            runs("<a href=\"https://matrix.to/#/!room:x.org/$event?via=x.org\">m</a>").first?.link
                == .message(MessageLink(room: "!room:x.org", eventID: "$event", servers: ["x.org"])))
        #expect(runs("<span data-mx-spoiler=\"why\">s</span>").first?.style == .spoiler)
    }

    @Test func entitiesAreDecodedOnce() {
        #expect(
            RichText(html: "&lt;b&gt; &amp;lt; &#x1F345; &nbsp;&unknown; &#0; &#xD800;").plainText
                == "<b> &lt; 🍅 \u{A0}&unknown; \u{FFFD}")
    }

    @Test func wordsCannotBeTurnedAround() {
        #expect(RichText(html: "a\u{202E}b\u{0}c\u{7}").plainText == "abc")
        #expect(RichText(markdown: "a\u{202E}b\u{0}c").plainText == "abc")
    }

    @Test func depthIsBounded() {
        let deep =
            String(repeating: "<blockquote>", count: 5_000) + "x" + String(repeating: "</blockquote>", count: 5_000)
        #expect(RichText(html: deep).plainText.hasSuffix("x"))
        let lists = String(repeating: "<ul><li>", count: 3_000) + "x"
        #expect(RichText(html: lists).plainText.hasSuffix("x"))
        let bold = String(repeating: "<b>", count: 10_000) + "x"
        #expect(runs(bold).first?.style == .bold)
    }

    /// Any bytes are read, in an order of steps that grows with their number only; nothing dangerous comes out.
    @Test(arguments: 0..<400)
    func anythingIsRead(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "<", ">", "</", "/>", "<b>", "</b>", "<a href=", "\"", "'", "javascript:", "https://x.example", "&", "&#",
            ";", "&amp;",
            "<pre>", "<code class=\"language-", "<ul>", "<li>", "</li>", "</ul>", "<ol start=\"-1\">", "<blockquote>",
            "</blockquote>",
            "<script>", "</script>", "<!--", "-->", "<mx-reply>", "</mx-reply>", "<br>", "<h1>", "</h1>", "<td>", "=",
            " ", "\n", "\u{0}",
            "é", "👩‍👩‍👧", "<img alt=\"a\">", "<p", "<span data-mx-spoiler>", "\u{202E}", "text", "<h9>",
        ]
        let html = (0..<Int.random(in: 0...120, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            .joined()
        for rich in [RichText(html: html), RichText(markdown: html), RichText(plain: html)] {
            for case .web(let url)? in rich.links.map(Optional.some) {
                #expect(RichText.Link.schemes.contains(url.scheme ?? ""))
            }
            let again = RichText(html: rich.html)
            #expect(again.links.count <= rich.links.count + html.count)
        }
    }

    @Test(arguments: [
        "[", "(", "*", "_", "`", "**a", "<", "&", "<a ", "> ", "- ", "~~", "||", "@", "https://", "[x](", "\n", "<br>",
        "<!--",
    ])
    func longRowsOfMarksTakeNoTime(_ mark: String) {
        let text = String(repeating: mark, count: 20_000 / mark.utf8.count)
        _ = RichText(markdown: text)
        _ = RichText(html: text)
        _ = RichText(plain: text)
    }
}
