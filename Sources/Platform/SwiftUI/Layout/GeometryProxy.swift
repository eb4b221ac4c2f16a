import UIKit

/// The size and place of a view.
@MainActor
public struct GeometryProxy {
    public let size: CGSize
    weak var item: LayoutItem?
    /// Where it is noted that the reader depends on its place.
    var reads: PlaceReads?

    init(size: CGSize, item: LayoutItem?, reads: PlaceReads? = nil) {
        self.size = size
        self.item = item
        self.reads = reads
    }

    /// A desktop window has none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        let item = item
        let read = { () -> CGRect in item?.frame(in: coordinateSpace) ?? .null }
        reads?.note(read)
        let frame = read()
        return frame.isNull ? CGRect(origin: .zero, size: size) : frame
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space around, in this view's coordinates.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let item, let canvas = item.placement?.canvas, let own = item.placement?.frame,
            let space = canvas.coordinateSpaceView(named: coordinateSpace.name)
        else { return nil }
        return space.convert(space.bounds, to: canvas).offsetBy(dx: -own.minX, dy: -own.minY)
    }

    /// What an anchor stands for, in this view's coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let (item, own) = (anchor.item, self.item)
        let read = { () -> CGRect in item?.frame(relativeTo: own) ?? .null }
        reads?.note(read)
        let frame = read()
        return anchor.resolve(frame.isNull ? .zero : frame)
    }
}

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public static func named<T: Hashable>(_ name: T) -> CoordinateSpace { .named(AnyHashable(name)) }
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space in the form of iOS 17.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The closest scroll view.
    public static func scrollView(axis: Axis) -> Self { scrollView }
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace())) }
}

/// Stands for the closest scroll view, whatever it is called.
struct ScrollViewSpace: Hashable {}

final class CoordinateSpaceView: UIView {
    var name: AnyHashable?
}

@usableFromInline struct CoordinateSpaceModifier: EffectModifier {
    let name: AnyHashable
    func makeView() -> UIView? { CoordinateSpaceView() }
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        (view as? CoordinateSpaceView)?.name = name
    }
}

extension UIView {
    /// The view around that carries a name.
    func coordinateSpaceView(named name: AnyHashable) -> UIView? {
        let isScroll = name == AnyHashable(ScrollViewSpace())
        var view: UIView? = self
        while let current = view {
            if isScroll ? current is UIScrollView : (current as? CoordinateSpaceView)?.name == name { return current }
            view = current.superview
        }
        return nil
    }
}

extension LayoutItem {
    /// Where the item was last placed; null before its first layout.
    func frame(in space: CoordinateSpace) -> CGRect {
        guard let placement, let canvas = placement.canvas else { return .null }
        switch space {
        case .local: return CGRect(origin: .zero, size: placement.frame.size)
        case .global: return canvas.convert(placement.frame, to: nil)
        case .named(let name):
            let view = canvas.coordinateSpaceView(named: name)
            var frame = canvas.convert(placement.frame, to: view)
            // A scroll view's own coordinates move with its content; what is asked for is the place in its frame.
            if name == AnyHashable(ScrollViewSpace()), let view { frame.origin -= view.bounds.origin }
            return frame
        }
    }

    /// Where the item is in the coordinates of another one.
    func frame(relativeTo other: LayoutItem?) -> CGRect {
        guard let placement, let canvas = placement.canvas else { return .null }
        guard let base = other?.placement, let baseCanvas = base.canvas else { return placement.frame }
        return canvas.convert(placement.frame, to: baseCanvas).offsetBy(dx: -base.frame.minX, dy: -base.frame.minY)
    }
}

extension CGPoint {
    static func -= (left: inout CGPoint, right: CGPoint) {
        left = CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

extension View {
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
