import UIKit

/// A part of an app's interface with a life of its own: here, a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// A scene that can say which windows it opens.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    func appendWindows(to windows: inout [WindowDescription])
}

@MainActor
struct WindowDescription {
    var title: String?
    var size = CGSize(width: 1040, height: 720)
    let content: AnyView
    /// The name that `openWindow(id:)` calls it by.
    var id: String?
    var opensAtStart = true

    @discardableResult
    func open() -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.title = title ?? ProcessInfo.processInfo.processName
        window.rootViewController = UIHostingController(rootView: content)
        window.makeKeyAndVisible()
        return window
    }
}

@MainActor
enum SceneCollector {
    static func windows<S: Scene>(of scene: S) -> [WindowDescription] {
        var windows: [WindowDescription] = []
        append(scene, to: &windows)
        return windows
    }

    static func append<S: Scene>(_ scene: S, to windows: inout [WindowDescription]) {
        if let primitive = scene as? any PrimitiveScene {
            primitive.appendWindows(to: &windows)
        } else {
            append(scene.body, to: &windows)
        }
    }
}

/// A window, and on other systems as many of its kind as the user opens.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    let title: Text?
    var id: String?
    let content: () -> Content

    private init(title: Text?, id: String?, content: @escaping () -> Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, id: nil, content: content) }
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: nil, id: id, content: content)
    }
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: nil, content: content)
    }
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: id, content: content)
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content)
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: nil, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: id, content: content)
    }

    func appendWindows(to windows: inout [WindowDescription]) {
        var description = WindowDescription(
            title: title?.plainString, content: AnyView(LazyContent(make: { content() })))
        description.id = id
        windows.append(description)
    }
}

extension WindowGroup {
    /// A group whose windows show a value. `openWindow(id:value:)` opens one; the first window has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindow<D, C> {
        self.init(title: nil, id: id) { PresentedWindow(id: id, content: content) }
    }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindow<D, C> {
        self.init(title: Text(titleKey), id: id) { PresentedWindow(id: id, content: content) }
    }
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindow<D, C> {
        let id = String(reflecting: type)
        self.init(title: nil, id: id) { PresentedWindow(id: id, content: content) }
    }
}

/// The content of a window that was opened for a value.
public struct PresentedWindow<Value: Codable & Hashable, Content: View>: View {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?

    init(id: String, content: @escaping (Binding<Value?>) -> Content) {
        self.content = content
        _value = State(initialValue: OpenApps.opening as? Value)
    }

    public var body: some View { content($value) }
}

/// A single window.
public struct Window<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    let group: WindowGroup<Content>

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleKey, id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(title, id: id, content: content)
    }

    func appendWindows(to windows: inout [WindowDescription]) { group.appendWindows(to: &windows) }
}

/// The window of an app's settings, which `openSettings` opens.
public struct Settings<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    static var id: String { "Settings" }
    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    func appendWindows(to windows: inout [WindowDescription]) {
        var description = WindowDescription(
            title: "Settings", size: CGSize(width: 560, height: 480),
            content: AnyView(LazyContent(make: { content() })))
        description.id = Self.id
        description.opensAtStart = false
        windows.append(description)
    }
}

/// Documents are opened by the app itself here.
@available(*, unavailable, message: "Show a fileImporter in a WindowGroup and open the document from there")
public struct DocumentGroup<Document, Content> {}

/// A menu in the desktop's bar.
@available(*, unavailable, message: "GTK 4 has no status icons: open a Window instead")
public struct MenuBarExtra<Label, Content> {}

/// Builds the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes {
        var parts: [any Scene] = []
        repeat parts.append(each content)
        return _Scenes(parts: parts)
    }
}

/// Several scenes.
public struct _Scenes: Scene, PrimitiveScene {
    public typealias Body = Never
    nonisolated(unsafe) let parts: [any Scene]

    nonisolated init(parts: [any Scene]) { self.parts = parts }

    func appendWindows(to windows: inout [WindowDescription]) {
        for part in parts { SceneCollector.append(part, to: &windows) }
    }
}

/// A scene with another first size or title.
struct AdjustedScene<Content: Scene>: Scene, PrimitiveScene {
    typealias Body = Never
    let content: Content
    let change: (inout WindowDescription) -> Void

    func appendWindows(to windows: inout [WindowDescription]) {
        var inner: [WindowDescription] = []
        SceneCollector.append(content, to: &inner)
        for index in inner.indices { change(&inner[index]) }
        windows += inner
    }
}

extension Scene {
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        AdjustedScene(content: self) { $0.size = CGSize(width: width, height: height) }
    }
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// A window's menus are its toolbars here.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }

    /// Sets a value that the views in the scene's windows inherit.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        adjustingContent { AnyView($0.environment(keyPath, value)) }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        adjustingContent { AnyView($0.environment(object)) }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        adjustingContent { AnyView($0.environmentObject(object)) }
    }
    /// Runs after `value` has changed between two evaluations of a window.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { adjustingContent { AnyView($0.onChange(of: value, initial: initial, action)) } }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { adjustingContent { AnyView($0.onChange(of: value, initial: initial, action)) } }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        adjustingContent { AnyView($0.onChange(of: value, perform: action)) }
    }

    private func adjustingContent(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
        AdjustedScene(content: self) { description in
            var changed = WindowDescription(
                title: description.title, size: description.size, content: change(description.content))
            changed.id = description.id
            changed.opensAtStart = description.opensAtStart
            description = changed
        }
    }
}

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// How a window's frame looks: always the desktop's way.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// How a window's toolbar looks: always the desktop's way.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
}
