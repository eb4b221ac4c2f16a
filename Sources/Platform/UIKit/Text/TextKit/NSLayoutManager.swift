import Foundation

/// Answers where characters stand: what links in labels are found with.
///
/// A face of the layouts that labels use. A glyph is a character in UTF-16, and the first container holds the whole text.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    public nonisolated(unsafe) internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false

    public nonisolated override init() { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange range: NSRange) {}
    open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {
    }
    open func invalidateDisplay(forCharacterRange range: NSRange) {}

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharacterRange?.pointee = range
        return range
    }

    open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange
    {
        actualGlyphRange?.pointee = range
        return range
    }

    open func glyphIndexForCharacter(at index: Int) -> Int { index }
    open func characterIndexForGlyph(at index: Int) -> Int { index }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container) else { return .zero }
        return CGRect(
            x: 0, y: 0, width: layout.size.width + 2 * container.lineFragmentPadding, height: layout.size.height)
    }

    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        layout(in: container)?.rect(of: range).offsetBy(dx: container.lineFragmentPadding, dy: 0) ?? .zero
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        character(at: point, in: container).index
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = character(at: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = character(at: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    open func location(forGlyphAt index: Int) -> CGPoint { caret(index).origin }

    open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let container = textContainers.first, let lines = layout(in: container)?.lines else { return .zero }
        guard let line = lines.last(where: { $0.range.location <= index }) else { return .zero }
        effectiveRange?.pointee = line.range
        return CGRect(x: 0, y: line.rect.minY, width: container.size.width, height: line.rect.height)
    }

    open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let container = textContainers.first, let lines = layout(in: container)?.lines,
            let line = lines.last(where: { $0.range.location <= index })
        else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    /// Calls the block for each line of the range: its room, the room its text takes, the container, its characters.
    open func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first, let lines = layout(in: container)?.lines else { return }
        var stop = ObjCBool(false)
        for line in lines where NSIntersectionRange(line.range, range).length > 0 {
            let room = CGRect(x: 0, y: line.rect.minY, width: container.size.width, height: line.rect.height)
            block(room, line.rect, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Draws the text into the current context, its corner at the point.
    open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
        guard let textStorage, let container = textContainers.first else { return }
        let part = textStorage.attributedSubstring(from: NSIntersectionRange(range, glyphRange(for: container)))
        part.draw(in: CGRect(origin: origin, size: container.size))
    }

    /// Backgrounds are drawn with the letters.
    open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}

    private func layout(in container: NSTextContainer) -> TextLayout? {
        guard let textStorage, textStorage.length > 0 else { return nil }
        let width =
            container.size.width > 0
            ? container.size.width - 2 * container.lineFragmentPadding : .greatestFiniteMagnitude
        return textStorage.layout(width: max(1, width), lineLimit: container.maximumNumberOfLines)
    }

    private func character(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        layout(in: container)?.character(at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)) ?? (0, 0)
    }

    private func caret(_ index: Int) -> CGRect {
        textContainers.first.flatMap { layout(in: $0)?.caret(at: index) } ?? .zero
    }
}
