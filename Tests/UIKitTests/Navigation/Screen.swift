import WindowSupport

/// A controller that writes down what happens to it.
@MainActor final class Screen: UIViewController {
    let log: Log
    let name: String

    @MainActor final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    init(_ name: String, log: Log? = nil) {
        self.name = name
        self.log = log ?? Log()
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note(isMovingToParent ? "willAppear entering" : "willAppear") }
    override func viewDidAppear(_ animated: Bool) { note(isMovingToParent ? "didAppear entered" : "didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        note(isMovingFromParent ? "willDisappear leaving" : "willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        note(isMovingFromParent ? "didDisappear left" : "didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove out" : "willMove in") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove out" : "didMove in") }
    override func viewSafeAreaInsetsDidChange() { note("safeArea \(Int(view.safeAreaInsets.top))") }
}
