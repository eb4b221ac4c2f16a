import Foundation

/// Asks something: in the middle of the window, or as a list of actions at its foot or beside what it belongs to.
///
/// Enter does the preferred action (or the only one that is no cancel), Escape the cancel action; arrow keys and Tab move
/// between the buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController, ActionSheetContent {
    public enum Style: Int, Sendable { case actionSheet, alert }

    private var storedStyle = Style.alert
    open var preferredStyle: Style { storedStyle }
    open var message: String? { didSet { show() } }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// Shown prominently and done by Enter.
    open var preferredAction: UIAlertAction? { didSet { show() } }
    open var severity = UIAlertControllerSeverity.default
    private lazy var alertView = AlertView()

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        storedStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
        modalTransitionStyle = .crossDissolve
    }

    open override var title: String? { didSet { show() } }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        show()
    }

    /// Only in alerts.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 15)
        configurationHandler?(field)
        field.onSubmit = { [weak self, weak field] in if let field { self?.submitted(field) } }
        textFields = (textFields ?? []) + [field]
        show()
    }

    private func show() {
        guard isViewLoaded else { return }
        alertView.show(
            AlertContent(
                isSheet: preferredStyle == .actionSheet, title: title, message: message, fields: textFields ?? [],
                actions: actions, preferred: preferredAction))
    }

    // MARK: View

    open override func loadView() { view = alertView }

    open override func viewDidLoad() {
        super.viewDidLoad()
        alertView.onChoice = { [weak self] in self?.choose($0) }
        alertView.onResize = { [weak self] in self?.presentationState.controller?.containerView?.setNeedsLayout() }
        show()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        preferredStyle == .alert
            ? AlertPresentation(presentedViewController: self, presenting: presenting)
            : ActionSheetPresentation(presentedViewController: self, presenting: presenting)
    }

    func size(width: CGFloat, isPopover: Bool) -> CGSize {
        alertView.hidesCancel = isPopover
        return CGSize(width: width, height: alertView.height(forWidth: width))
    }

    // MARK: Choosing

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentationState.phase != .dismissing else { return }
        // The handler may present something else: this one is gone by then.
        dismiss(animated: true) { action.handler?(action) }
    }

    /// Enter in a field goes on to the next, and in the last does what Enter does.
    private func submitted(_ field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(of: field) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let enterAction {
            choose(enterAction)
        }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    private var enterAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let others = actions.filter { $0.style != .cancel }
        return others.count == 1 && others[0].style == .default ? others[0] : actions.count == 1 ? actions[0] : nil
    }

    /// A press outside an action sheet is its cancel.
    func cancelledByReader() {
        if let cancelAction { choose(cancelAction) } else if preferredStyle == .actionSheet { dismiss(animated: true) }
    }

    /// Arrow keys belong to a field while it is written in.
    private func moveFocus(by step: Int) -> Bool {
        guard let window = view.window, !(window.firstResponder is TextInputView) else { return false }
        return window.keyboard.moveFocus(by: step)
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        switch key.code {
        case .escape:
            cancelledByReader()
            return true
        case .enter:
            guard let enterAction else { return false }
            choose(enterAction)
            return true
        case .left, .up: return moveFocus(by: -1)
        case .right, .down: return moveFocus(by: 1)
        default: return super.handleKey(key)
        }
    }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
