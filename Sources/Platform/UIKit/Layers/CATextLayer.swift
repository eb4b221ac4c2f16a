import Foundation

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let middle = Self(rawValue: "middle")
    public static let end = Self(rawValue: "end")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer that draws text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any? { didSet { changed() } }
    /// A `UIFont`.
    open var font: Any? { didSet { changed() } }
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
    open var isWrapped = false { didSet { changed() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }

    override func drawContent(_ canvas: Canvas, in rect: CGRect) {
        let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        let runs: [TextRun]
        switch string {
        case let text as NSAttributedString: runs = TextRun.runs(of: text, font: font)
        case let text as String: runs = [TextRun(text, font: font)]
        default: return
        }
        var style = TextStyle(lineLimit: isWrapped ? 0 : 1)
        switch alignmentMode {
        case .center: style.alignment = .center
        case .right: style.alignment = .right
        case .left: style.alignment = .left
        default: break
        }
        TextLayout.of(runs, style: style, width: rect.width)
            .draw(canvas, at: rect.origin, color: foregroundColor?.rgba ?? RGBA(red: 0, green: 0, blue: 0))
    }
}
