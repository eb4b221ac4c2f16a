import Foundation

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

struct WindowDescription {
    var title: String?
    var size = CGSize(width: 1040, height: 720)
    let content: AnyView
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
    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = Text(titleKey)
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = Text(title)
        self.content = content
    }

    func appendWindows(to windows: inout [WindowDescription]) {
        windows.append(
            WindowDescription(title: title?.plainString, content: AnyView(LazyContent(make: { content() }))))
    }
}

/// A single window.
public struct Window<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    let group: WindowGroup<Content>

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleKey, content: content)
    }

    func appendWindows(to windows: inout [WindowDescription]) { group.appendWindows(to: &windows) }
}

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
    public func commands<Content>(content: () -> Content) -> some Scene { self }
}

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}
