import ParlorUI
import Testing

@Suite struct InitialsTests {
    @Test(arguments: [
        ("Ada Okafor", "AO"), ("ada", "A"), ("Ludwig van Beethoven", "LB"), ("#general", "G"), ("(Ben) ito", "BI"),
        ("  Élodie   Ñandú ", "ÉÑ"), ("3 musketeers", "3M"), ("🎸 Band", "B"), ("🎸", "🎸"), ("李 明", "李明"),
    ]) func letters(name: String, expected: String) {
        #expect(Initials.of(name) == expected)
    }

    @Test func nameWithoutAnything() {
        #expect(Initials.of("  ") == nil)
        #expect(AvatarContent(imageURL: nil, name: "", id: "x").initials == "?")
    }
}
