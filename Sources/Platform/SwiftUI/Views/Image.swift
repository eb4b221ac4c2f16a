import UIKit

/// A picture or a symbol.
public struct Image: Equatable {
    enum Source: Equatable {
        case picture(UIImage)
        case symbol(String)
        case named(String)
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    let source: Source
    var isResizable = false
    var rendering: TemplateRenderingMode?

    public init(uiImage: UIImage) { source = .picture(uiImage) }
    public init(systemName: String) { source = .symbol(systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.rendering = renderingMode
        return copy
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public static func == (left: Image, right: Image) -> Bool {
        left.source == right.source && left.isResizable == right.isResizable && left.rendering == right.rendering
    }
}

extension Image: View, PrimitiveView {
    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: ImageItem(), parent: parent, environment: environment) { item, image, environment in
            item.apply(image, environment)
        }
    }
}

/// The layout item of an `Image`.
final class ImageItem: ViewItem<UIImageView> {
    override var canBeTakenOver: Bool { true }
    private var isResizable = false
    private var natural = CGSize.zero

    init() {
        super.init(UIImageView())
        view.isUserInteractionEnabled = false
    }

    func apply(_ image: Image, _ environment: EnvironmentValues) {
        isResizable = image.isResizable
        let resolved = image.resolved(environment)
        natural = resolved?.size ?? .zero
        view.image = resolved
        // Resizable pictures are stretched to their frame; `scaledToFit` and `scaledToFill` give them one of their own ratio.
        view.contentMode = .scaleToFill
        let color = environment.foregroundColor
        view.tintColor = environment.isEnabled ? color : color.scalingAlpha(by: 0.4)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        isResizable ? 0...(.infinity) : natural[axis]...natural[axis]
    }

    override var dumpLabel: String { "Image" }
}

extension Image {
    @MainActor
    func resolved(_ environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .picture(let image):
            return switch rendering {
            case .template: image.withRenderingMode(.alwaysTemplate)
            case .original: image.withRenderingMode(.alwaysOriginal)
            case nil: image
            }
        case .symbol(let name):
            return UIImage(
                systemName: environment.layoutDirection == .rightToLeft ? name.turnedAround : name,
                withConfiguration: UIImage.SymbolConfiguration(
                    pointSize: environment.symbolSize, weight: environment.symbolWeight)
            )?.withRenderingMode(rendering == .original ? .alwaysOriginal : .alwaysTemplate)
        case .named(let name):
            return Bundle.main.path(forResource: name, ofType: "png").flatMap(UIImage.init(contentsOfFile:))
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// Symbols are as tall as the text beside them.
    @MainActor var symbolSize: CGFloat {
        let factor: CGFloat
        switch imageScale {
        case .small: factor = 0.85
        case .medium: factor = 1.1
        case .large: factor = 1.35
        }
        return textAttributes.applied(to: font ?? .body).uiFont.pointSize * factor
    }

    @MainActor var symbolWeight: UIImage.SymbolWeight {
        let weight = textAttributes.weight ?? font?.weight
        return weight == .bold || weight == .heavy || weight == .black || weight == .semibold ? .bold : .regular
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension String {
    /// Names such as `chevron.backward` mean a direction of reading, not a side: right to left, each looks like its opposite.
    fileprivate var turnedAround: String {
        split(separator: ".").map { part in
            switch part {
            case "backward": "forward"
            case "forward": "backward"
            default: String(part)
            }
        }.joined(separator: ".")
    }
}
