import Foundation

/// A side of a rectangle, in reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        public static let top = Edge.Set(.top)
        public static let leading = Edge.Set(.leading)
        public static let bottom = Edge.Set(.bottom)
        public static let trailing = Edge.Set(.trailing)
        public static let horizontal: Edge.Set = [.leading, .trailing]
        public static let vertical: Edge.Set = [.top, .bottom]
        public static let all: Edge.Set = [.horizontal, .vertical]
    }
}

/// A vertical side.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading
    case trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = HorizontalEdge.Set(rawValue: 1)
        public static let trailing = HorizontalEdge.Set(rawValue: 2)
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}

/// A horizontal side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = VerticalEdge.Set(rawValue: 1)
        public static let bottom = VerticalEdge.Set(rawValue: 2)
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}

/// Distances from the four sides, in reading direction.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
