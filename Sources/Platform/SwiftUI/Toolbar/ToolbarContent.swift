/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, principal, trailing, bottom }
    let place: Place

    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let keyboard = ToolbarItemPlacement(place: .bottom)
}

/// What a toolbar contains.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is primitive toolbar content and has no body") }
}

/// Content that lists its items itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func appendEntries(to entries: inout [ToolbarEntry])
}

/// One item, as a bar shows it.
struct ToolbarEntry: Identifiable {
    let id: Int
    let place: ToolbarItemPlacement.Place
    let content: AnyView
    var environment = EnvironmentValues()
}

@MainActor
enum ToolbarCollector {
    /// The place in the graph on whose behalf content is evaluated, and the storage of its property wrappers.
    private static var current: (node: Node, storage: ToolbarStorage, nextIndex: Int)?

    static func entries<C: ToolbarContent>(of content: C, node: Node, storage: ToolbarStorage) -> [ToolbarEntry] {
        current = (node, storage, 0)
        defer { current = nil }
        var entries: [ToolbarEntry] = []
        append(content, to: &entries)
        return entries
    }

    static func append<C: ToolbarContent>(_ content: C, to entries: inout [ToolbarEntry]) {
        if let primitive = content as? any PrimitiveToolbarContent {
            primitive.appendEntries(to: &entries)
            return
        }
        var content = content
        if let place = current {
            place.storage.properties(of: C.self, at: place.nextIndex).link(&content, to: place.node)
            current?.nextIndex += 1
        }
        append(content.body, to: &entries)
    }
}

/// Keeps the property wrappers of a customer's toolbar content, by its type and its place in the toolbar.
@MainActor
final class ToolbarStorage {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let index: Int
    }

    private var known: [Key: DynamicProperties] = [:]

    func properties(of type: Any.Type, at index: Int) -> DynamicProperties {
        let key = Key(type: ObjectIdentifier(type), index: index)
        if let properties = known[key] { return properties }
        let new = DynamicProperties(of: type)
        known[key] = new
        return new
    }

    func environmentDidChange(to environment: EnvironmentValues) {
        for properties in known.values { _ = properties.environmentDidChange(to: environment) }
    }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    func appendEntries(to entries: inout [ToolbarEntry]) {
        entries.append(ToolbarEntry(id: entries.count, place: placement.place, content: AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func appendEntries(to entries: inout [ToolbarEntry]) {
        entries.append(ToolbarEntry(id: entries.count, place: placement.place, content: AnyView(content)))
    }
}

extension ToolbarItemGroup {
    /// A group that may become a menu where there is little room; here there is enough.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) { self.init(placement: placement, content: content) }
}

extension ToolbarContent {
    /// Hides the item.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { _ToolbarContents(parts: hidden ? [] : [self]) }
}

/// Content of a toolbar that the user may change on other systems.
public typealias CustomizableToolbarContent = ToolbarContent

/// Room in a toolbar.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    public init(placement: ToolbarItemPlacement = .automatic) { self.placement = placement }
    public init(_ sizing: SpacerSizing, placement: ToolbarItemPlacement = .automatic) { self.placement = placement }
    func appendEntries(to entries: inout [ToolbarEntry]) {
        entries.append(ToolbarEntry(id: entries.count, place: placement.place, content: AnyView(Spacer())))
    }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    let name: String
    public static let fixed = SpacerSizing(name: "fixed")
    public static let flexible = SpacerSizing(name: "flexible")
}
