/// The rows of a message list at one moment, oldest first. A list that is to show other rows is given another one.
@MainActor public protocol MessageListRows: AnyObject {
    var count: Int { get }
    func item(at index: Int) -> TimelineItem
}

/// Rows in an array.
@MainActor public final class ArrayRows: MessageListRows {
    public let items: [TimelineItem]

    public init(_ items: [TimelineItem] = []) { self.items = items }

    public var count: Int { items.count }
    public func item(at index: Int) -> TimelineItem { items[index] }
}
