import ParlorUI
import Testing

@Suite struct EmojiCatalogTests {
    @Test func everyEntryIsAnEmojiWithAName() {
        for entry in EmojiCatalog.entries {
            #expect(EmojiText.isBig(entry.emoji), "\(entry.emoji)")
            #expect(!entry.name.isEmpty)
        }
        #expect(Set(EmojiCatalog.entries).count == EmojiCatalog.entries.count)
    }
}
