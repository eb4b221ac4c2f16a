import UIKit

extension GraphicsContext {
    /// A text with the fonts of its surroundings, ready to be measured and drawn.
    public struct ResolvedText {
        let label: TextLabel
        /// The colour or gradient that it is drawn with.
        public var shading: Shading

        public func measure(in size: CGSize) -> CGSize { onMainNow { label.sizeThatFits(size) } }
        public func firstBaseline(in size: CGSize) -> CGFloat { onMainNow { label.font.ascender } }
        public func lastBaseline(in size: CGSize) -> CGFloat {
            onMainNow { label.sizeThatFits(size).height + label.font.descender }
        }
    }

    /// A picture, ready to be drawn.
    public struct ResolvedImage {
        let image: UIImage
        public let baseline: CGFloat
        public var shading: Shading?
        public var size: CGSize { onMainNow { image.size } }
    }

    /// One of the canvas's views, ready to be drawn.
    public struct ResolvedSymbol {
        let item: LayoutItem
        public var size: CGSize { onMainNow { item.size(for: .unspecified) } }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        onMainNow {
            let item = TextItem()
            item.apply(text, environment)
            return ResolvedText(label: item.view, shading: .foreground)
        }
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        onMainNow {
            let resolved = image.resolved(environment) ?? UIImage()
            return ResolvedImage(image: resolved, baseline: resolved.size.height)
        }
    }
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// The view with a tag among the canvas's symbols.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        onMainNow { symbol(AnyHashable(id)).map(ResolvedSymbol.init) }
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        draw(text, in: Self.place(size, at: point, anchor))
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) { onMainNow { draw(text.label, in: rect) } }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.place(image.size, at: point, anchor))
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        onMainNow {
            let view = UIImageView(image: image.image)
            view.contentMode = .scaleToFill
            view.tintColor = image.shading?.color(in: environment) ?? environment.foregroundColor
            draw(view, in: rect)
        }
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.place(symbol.size, at: point, anchor))
    }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        onMainNow {
            let view = UIView()
            let canvas = ItemCanvas(view)
            symbol.item.place(at: .zero, proposal: ProposedViewSize(rect.size), on: canvas)
            canvas.finish()
            draw(view, in: rect)
        }
    }

    private static func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    @MainActor
    private func draw(_ view: UIView, in rect: CGRect) {
        view.frame = CGRect(origin: .zero, size: rect.size)
        view.overrideUserInterfaceStyle = environment.colorScheme.uiStyle
        inState { context in
            context.translateBy(x: rect.minX, y: rect.minY)
            view.layer.render(in: context)
        }
    }
}
