/// The four radii of a bubble: round outside, tight on the sender's side between the messages of a group.
public struct BubbleCorners: Hashable, Sendable {
    public var topLeading: Double
    public var topTrailing: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double

    public init(_ row: MessageRow, metrics: Metrics = Metrics()) {
        let (outer, inner) = (metrics.bubbleRadius, metrics.bubbleInnerRadius)
        let (top, bottom) = (row.isFirstOfGroup ? outer : inner, row.isLastOfGroup ? outer : inner)
        topLeading = row.isOutgoing ? outer : top
        bottomLeading = row.isOutgoing ? outer : bottom
        topTrailing = row.isOutgoing ? top : outer
        bottomTrailing = row.isOutgoing ? bottom : outer
    }
}
