import UIKit

/// An app: its scenes and, with `@main`, its start.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Opens the app's windows and runs until the last one is closed.
    public static func main() {
        do {
            try UIApplication.shared.run {
                open(Self())
                for link in IncomingLinks.links(in: CommandLine.arguments.dropFirst()) {
                    IncomingLinks.shared.deliver(link)
                }
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// Opens the windows of an app in a process that runs its own main loop: for tests and pictures.
    ///
    /// Windows that wait for `openWindow` stay closed, unless there is no other.
    @discardableResult
    package static func open(_ app: Self) -> [UIWindow] {
        let owner = AppOwner(app)
        OpenApps.kept.append(owner)
        OpenApps.startDelegate()
        let descriptions = SceneCollector.windows(of: owner.app.body)
        OpenApps.scenes += descriptions
        let first = descriptions.filter(\.opensAtStart)
        return (first.isEmpty ? Array(descriptions.prefix(1)) : first).map { $0.open() }
    }
}

/// Keeps an app value, with the objects in its property wrappers, for as long as the process runs.
@MainActor
final class AppOwner<A: App> {
    private(set) var app: A
    private let node: Node
    private let properties = DynamicProperties(of: A.self)

    init(_ app: A) {
        self.app = app
        node = Node(parent: nil, environment: EnvironmentValues())
        properties.link(&self.app, to: node)
    }
}

/// The apps of this process.
@MainActor
enum OpenApps {
    static var kept: [AnyObject] = []
    /// All windows that apps describe, open or not.
    static var scenes: [WindowDescription] = []
    /// What the window that is being opened is to show.
    static var opening: Any?
    /// The delegate that an app has asked for, and whether it has heard of the start.
    static var delegate: (any UIApplicationDelegate)?
    private static var hasStarted = false

    static func startDelegate() {
        guard let delegate, !hasStarted else { return }
        hasStarted = true
        UIApplication.shared.delegate = delegate
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(.shared)
    }
}
