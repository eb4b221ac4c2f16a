import Foundation

/// A height at which a sheet rests, as a part of the window or in points.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(ObjectIdentifier)
    }
    let height: Height
    nonisolated(unsafe) private static var custom: [ObjectIdentifier: (Context) -> CGFloat?] = [:]

    public static let medium = PresentationDetent(height: .fraction(0.5))
    public static let large = PresentationDetent(height: .fraction(1))
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        custom[ObjectIdentifier(type)] = { D.height(in: $0) }
        return PresentationDetent(height: .custom(ObjectIdentifier(type)))
    }

    /// What a custom detent may ask.
    public struct Context {
        public let maxDetentValue: CGFloat
    }

    func points(in room: CGFloat) -> CGFloat {
        switch height {
        case .fraction(let part): min(room, room * part)
        case .points(let points): min(room, points)
        case .custom(let type): min(room, Self.custom[type]?(Context(maxDetentValue: room)) ?? room)
        }
    }
}

/// A detent that the app computes.
public protocol CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}

/// What the content of a sheet says about the sheet.
struct SheetOptions {
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var indicator = Visibility.automatic
    var background: AnyView?
    var cornerRadius: CGFloat?
    var isDismissDisabled = false
    /// Whether the window around can be used while the sheet is open.
    var isBackgroundEnabled = false

    /// Backgrounds are told apart by their types: they are views, and may hold closures, which are never equal.
    func looksSame(as other: SheetOptions) -> Bool {
        detents == other.detents && selection?.wrappedValue == other.selection?.wrappedValue
            && indicator == other.indicator && cornerRadius == other.cornerRadius
            && isDismissDisabled == other.isDismissDisabled && isBackgroundEnabled == other.isBackgroundEnabled
            && background.map { ObjectIdentifier(type(of: $0.content)) }
                == other.background.map { ObjectIdentifier(type(of: $0.content)) }
    }
}

@usableFromInline struct SheetOption: BehaviorModifier {
    let change: (inout SheetOptions) -> Void
    final class Behavior {}

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        contribute(behavior, node)
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) { contribute(behavior, node) }
    func detach(_ behavior: Behavior, node: Node) { node.environment.presentationLayer?.withdraw(key: behavior) }

    /// The sheet is being laid out with the content: it takes what it is told up in the next round.
    private func contribute(_ behavior: Behavior, _ node: Node) {
        node.environment.presentationLayer?.contribute(key: behavior, change)
    }
}

/// How far the window under a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    let isEnabled: Bool
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What sheets and popovers become where there is little room; a desktop window keeps them.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// Whether a swipe in a sheet scrolls or resizes first; a desktop's sheets scroll.
public struct PresentationContentInteraction: Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

extension View {
    /// The heights of the sheet that this is the content of. With several, its grabber goes from one to the next.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(SheetOption { $0.detents = detents })
    }
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    {
        modifier(
            SheetOption {
                $0.detents = detents
                $0.selection = selection
            })
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(SheetOption { $0.indicator = visibility })
    }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        let view = AnyView(content())
        return modifier(SheetOption { $0.background = view })
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(SheetOption { $0.cornerRadius = cornerRadius })
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(SheetOption { $0.isDismissDisabled = isDisabled })
    }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(SheetOption { $0.isBackgroundEnabled = interaction.isEnabled })
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
