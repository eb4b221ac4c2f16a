import Foundation

extension PlainLines {
    /// Whether a text may be one that is cut here: in one look, set from the left, in words with a space between them.
    static func mayCut(_ runs: [TextRun], _ style: TextStyle) -> Bool {
        guard runs.count == 1, !style.isRightToLeft, style.alignment == .natural || style.alignment == .left,
            style.lineSpacing == 0, style.lineBreakMode != .byCharWrapping
        else { return false }
        let run = runs[0]
        let isPlain =
            run.color == nil && run.background == nil && !run.isUnderlined && !run.isStruckThrough && run.kern == 0
            && run.baselineOffset == 0 && run.attachment == nil
        return isPlain && hasSingleSpaces(run.text)
    }

    private static func hasSingleSpaces(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        var previous = space
        for byte in text.utf8 {
            if byte < space || byte == 0x7F || byte == space && previous == space { return false }
            // A soft hyphen is seen where a line ends at it.
            if byte == 0xAD, previous == 0xC2 { return false }
            previous = byte
        }
        return previous != space
    }
}
