/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// At multiples of the viewport.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

/// At views; here scrolling ends where it ends, as with a wheel.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let never = LimitBehavior()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self(limitBehavior: limitBehavior) }
}
