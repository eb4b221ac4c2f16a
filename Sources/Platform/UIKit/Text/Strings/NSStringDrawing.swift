import Foundation

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Sets the text in lines; without it a text stands in one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How a text may shrink to fit: it does not here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open private(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}

/// Measures and draws through the same layouts as labels do.
extension NSAttributedString {
    /// The room in points, each paragraph in one line.
    @preconcurrency @MainActor public func size() -> CGSize { layout(width: .greatestFiniteMagnitude).size }

    /// The room within a width: whole points, as labels take.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let inLines = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let room = layout(width: inLines ? size.width : .greatestFiniteMagnitude).size
        let height = size.height > 0 ? min(room.height, size.height) : room.height
        let rect = CGRect(x: 0, y: 0, width: room.width, height: height)
        context?.totalBounds = rect
        return rect
    }

    /// Draws into the current context, the corner of the first line at the point.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        draw(layout(width: .greatestFiniteMagnitude), at: point)
    }

    /// Draws into the current context, in lines of the rectangle's width; what is lower than the rectangle is drawn too.
    @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(layout(width: rect.width), at: rect.origin) }

    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let inLines = options.contains(.usesLineFragmentOrigin)
        draw(layout(width: inLines ? rect.width : .greatestFiniteMagnitude), at: rect.origin)
    }

    @MainActor private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = CGContext.current else { return }
        context.finish()
        layout.draw(context.canvas, at: point, color: RGBA(red: 0, green: 0, blue: 0))
    }

    /// The layout of a label with this text. Twelve points is the font of a string that names none.
    @MainActor func layout(width: CGFloat, lineLimit: Int = 0) -> TextLayout {
        var style = TextStyle(lineLimit: lineLimit, lineBreakMode: .byWordWrapping)
        if length > 0, let paragraph = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            style.alignment = paragraph.alignment
            style.lineSpacing = paragraph.lineSpacing
            style.lineBreakMode = paragraph.lineBreakMode
        }
        return TextLayout.of(TextRun.runs(of: self, font: .systemFont(ofSize: 12)), style: style, width: width)
    }
}
