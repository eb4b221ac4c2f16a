/// Items of an app's menus. Windows here have no menu bar: give the same commands keyboard shortcuts in the window.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items beside, or instead of, the system's.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's items.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Several commands.
public struct _CommandList: Commands {
    public typealias Body = Never
}

/// Builds the commands of an app.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    @_disfavoredOverload
    @MainActor
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandList { _CommandList() }
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never
}
