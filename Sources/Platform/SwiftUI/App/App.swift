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
            try UIApplication.shared.run { open(Self()) }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// Opens the windows of an app in a process that runs its own main loop: for tests and pictures.
    @discardableResult
    package static func open(_ app: Self) -> [UIWindow] {
        let owner = AppOwner(app)
        return SceneCollector.windows(of: owner.app.body).map { description in
            let window = UIWindow(frame: CGRect(origin: .zero, size: description.size))
            window.title = description.title ?? ProcessInfo.processInfo.processName
            window.rootViewController = UIHostingController(rootView: description.content)
            window.makeKeyAndVisible()
            OpenApps.kept.append(owner)
            return window
        }
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
}
