/// Where the caret stands in a text that has just been typed into.
///
/// SwiftUI's fields tell what the text is now, not where the caret is. What was typed stands between the beginning and the end that
/// the old and the new text share, and the caret after it.
public enum TypedText {
    /// In UTF-16, as inputs count.
    public static func caret(from old: String, to new: String) -> Int {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return new.count - end
    }
}
