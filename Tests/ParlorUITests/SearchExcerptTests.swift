import ParlorUI
import Testing

struct SearchExcerptTests {
    private func lit(_ text: String, _ word: String, lead: Int = 5) -> (line: String, words: [String]) {
        let range = text.range(of: word)!
        let excerpt = SearchExcerpt.of(text, highlights: [range], lead: lead)
        return (excerpt.text, excerpt.highlights.map { String(excerpt.text[$0]) })
    }

    @Test func aShortTextStaysWhole() {
        let found = lit("The lamp", "lamp")
        #expect(found.line == "The lamp")
        #expect(found.words == ["lamp"])
    }

    @Test func aLongTextBeginsBeforeTheWord() {
        let found = lit("Far out at sea the lamp is lit", "lamp")
        #expect(found.line == "…  the lamp is lit")
        #expect(found.words == ["lamp"])
    }

    @Test func linesBecomeOne() { #expect(lit("One\nlamp", "lamp").line == "One lamp") }
}
