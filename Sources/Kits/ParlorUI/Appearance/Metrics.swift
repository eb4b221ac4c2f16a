/// Every length that the kits lay out with, in points.
public struct Metrics: Hashable, Sendable {
    public var rowHeight = 68.0
    public var rowInset = 12.0
    public var rowAvatar = 44.0
    public var messageAvatar = 28.0
    public var headerAvatar = 36.0
    public var presenceDot = 12.0
    public var presenceRing = 2.0

    public var bubbleRadius = 18.0
    /// Corners on the sender's side, between the messages of a group.
    public var bubbleInnerRadius = 6.0
    public var bubblePaddingVertical = 8.0
    public var bubblePaddingHorizontal = 12.0
    public var bubbleMaxWidth = 480.0
    public var bubbleMaxShare = 0.7
    public var spaceInGroup = 2.0
    public var spaceBetweenGroups = 12.0

    public var listWidth = 320.0
    /// Under this width a window shows one column.
    public var twoColumnWidth = 720.0
    public var composerMaxLines = 6
    /// In seconds.
    public var motion = 0.2
    /// How long something may take to load before skeletons stand in its place, in seconds. What the store knows comes earlier, and
    /// grey shapes that only flash disturb.
    public var patience = 0.15

    public init() {}

    /// How wide a bubble may become in a list of this width.
    public func bubbleWidth(in listWidth: Double) -> Double { min(listWidth * bubbleMaxShare, bubbleMaxWidth) }
}
