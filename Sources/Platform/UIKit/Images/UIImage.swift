import Foundation
internal import CGtk

/// A picture: pixels, or a symbol drawn from curves.
///
/// Immutable and safe to share between threads, as are GDK's textures.
public final class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    enum Content {
        case texture(Texture)
        case symbol(Symbol, Configuration)
        case drawing(@MainActor (Canvas, CGRect) -> Void)
    }

    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public var imageOrientation: Orientation { .up }
    let content: Content
    /// Set before the image is handed out.
    var series: Series?

    init(content: Content, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// A picture of nothing: what bars take for "no shadow".
    public convenience override init() { self.init(content: .drawing { _, _ in }, size: .zero) }

    /// Decodes at once, on the thread that asks; lists use `ImageDecoder` or `byPreparingThumbnail`.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let texture = Texture.decode(Array(data), fitting: nil) else { return nil }
        self.init(
            content: .texture(texture), size: CGSize(width: texture.width / scale, height: texture.height / scale),
            scale: scale)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// One of Parlor's own symbols, by the name that Apple's catalogue has for its meaning.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        guard let symbol = Symbol.named(name) else { return nil }
        let configuration = configuration ?? Configuration()
        self.init(
            content: .symbol(symbol, configuration),
            size: CGSize(width: configuration.side, height: configuration.side), renderingMode: .alwaysTemplate)
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The name of the symbol, if it is one.
    package var symbolName: String? { if case .symbol(let symbol, _) = content { symbol.name } else { nil } }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(content: content, size: size, scale: scale, renderingMode: mode)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(
            content: .drawing { [self] canvas, rect in draw(canvas, in: rect, tint: color.rgba(canvas.traits)) },
            size: size, scale: scale, renderingMode: .alwaysOriginal)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = content else { return self }
        return UIImage(
            content: .symbol(symbol, configuration),
            size: CGSize(width: configuration.side, height: configuration.side),
            renderingMode: renderingMode)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// Takes the tint of the view that shows it.
    var isTemplate: Bool { renderingMode == .alwaysTemplate }

    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let context = CGContext.current else { return }
        context.draw { draw($0, in: rect, tint: isTemplate ? RGBA(red: 0, green: 0, blue: 0) : nil) }
    }

    @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.blending(blendMode, alpha: alpha) { draw(in: rect) }
    }

    @preconcurrency @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle with copies side by side, from its corner on.
    @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
        guard let context = CGContext.current, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            }
        }
        context.restoreGState()
    }

    @MainActor func draw(_ canvas: Canvas, in rect: CGRect, tint: RGBA?) {
        switch content {
        case .texture(let texture): texture.draw(canvas, in: rect, tint: tint)
        case .symbol(let symbol, let configuration):
            symbol.draw(canvas, in: rect, tint ?? RGBA(red: 0, green: 0, blue: 0), weight: configuration.weight)
        case .drawing(let body): body(canvas, rect)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        switch (content, other.content) {
        case (.texture(let x), .texture(let y)):
            return x === y && renderingMode == other.renderingMode && scale == other.scale
        case (.symbol(let x, let c), .symbol(let y, let d)):
            return x.name == y.name && c == d && renderingMode == other.renderingMode
        default: return false
        }
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        if case .symbol(let symbol, _) = content { hasher.combine(symbol.name) }
        return hasher.finalize()
    }
}
