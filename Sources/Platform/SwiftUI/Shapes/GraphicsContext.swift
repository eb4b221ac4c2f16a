import UIKit

/// What a `Canvas` draws with. It is a value: a copy has a transform, clips and an opacity of its own.
public struct GraphicsContext {
    /// How opaque all that follows is.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public private(set) var environment: EnvironmentValues
    public private(set) var transform = CGAffineTransform.identity

    private let context: CGContext
    private let symbols: (AnyHashable) -> LayoutItem?
    private var clips: [Clip] = []

    private struct Clip {
        let path: CGPath
        let transform: CGAffineTransform
        let isEvenOdd: Bool
    }

    init(_ context: CGContext, environment: EnvironmentValues, symbols: @escaping (AnyHashable) -> LayoutItem?) {
        self.context = context
        self.environment = environment
        self.symbols = symbols
    }

    // MARK: Coordinates and clips

    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        clips.append(Clip(path: path.cgPath, transform: transform, isEvenOdd: style.isEOFilled))
    }

    /// Inverse clips are not drawn: they are ordinary ones here.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Filters are not drawn.
    public struct Filter: Sendable {
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }
    public mutating func addFilter(_ filter: Filter) {}

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        onMainNow {
            inState { context in
                switch shading.kind(in: environment) {
                case .color(let color):
                    context.setFillColor(color.cgColor)
                    context.addPath(path.cgPath)
                    context.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
                case .gradient(let gradient):
                    context.addPath(path.cgPath)
                    context.clip(using: style.isEOFilled ? .evenOdd : .winding)
                    gradient.draw(in: context)
                }
            }
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line takes one colour: of a gradient, the first.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        onMainNow {
            inState { context in
                context.setStrokeColor(shading.color(in: environment).cgColor)
                context.setLineWidth(style.lineWidth)
                context.setLineCap(style.lineCap)
                context.setLineJoin(style.lineJoin)
                context.setLineDash(phase: style.dashPhase, lengths: style.dash)
                context.addPath(path.cgPath)
                context.strokePath()
            }
        }
    }

    /// Draws in a context of its own, whose changes end with the closure.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    /// Draws with Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try onMainNowRethrowing { try inState(content) }
    }

    @MainActor
    func inState(_ body: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        for clip in clips {
            context.concatenate(clip.transform)
            context.addPath(clip.path)
            context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
            context.concatenate(clip.transform.inverted())
        }
        context.concatenate(transform)
        context.setAlpha(opacity)
        context.setBlendMode(blendMode.cgMode)
        try body(context)
        context.restoreGState()
    }

    @MainActor
    func symbol(_ id: AnyHashable) -> LayoutItem? { symbols(id) }
}

/// As `onMainNow`, for work that may throw.
func onMainNowRethrowing<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated { UncheckedBox(try work()) }.value
}
