import UIKit

/// Something that lies over a window's content: a sheet, an alert, a menu.
@MainActor
final class PresentationLayer: ObservableObject, Identifiable {
    enum Kind {
        case sheet
        case cover
        case dialog
        /// Next to a rectangle of the window.
        case popover(CGRect)
        case menu(CGRect)
    }

    let kind: Kind
    let showing: Showing
    @Published private(set) var content: AnyView
    private(set) var environment: EnvironmentValues
    /// Called when the reader closes the layer: a click beside it, Esc.
    var onDismiss: () -> Void
    var canBeDismissed = true
    /// What the content says about its sheet.
    private(set) var options = SheetOptions()
    private var contributions: [(key: ObjectIdentifier, apply: (inout SheetOptions) -> Void)] = []
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

    init(kind: Kind, content: AnyView, environment: EnvironmentValues, onDismiss: @escaping () -> Void) {
        self.kind = kind
        self.content = content
        self.onDismiss = onDismiss
        // Not within the presenter's: a sheet stays on show while what is under it is covered.
        showing = Showing(isOn: true)
        self.environment = environment
        self.environment = adapted(environment)
    }

    func update(_ content: AnyView, environment: EnvironmentValues) {
        self.environment = adapted(environment)
        self.content = content
    }

    func contribute(key: AnyObject, _ apply: @escaping (inout SheetOptions) -> Void) {
        let key = ObjectIdentifier(key)
        if let index = contributions.firstIndex(where: { $0.key == key }) {
            contributions[index].apply = apply
        } else {
            contributions.append((key, apply))
        }
        rebuildOptions()
    }

    func withdraw(key: AnyObject) {
        contributions.removeAll { $0.key == ObjectIdentifier(key) }
        rebuildOptions()
    }

    private func rebuildOptions() {
        var new = SheetOptions()
        for contribution in contributions.reversed() { contribution.apply(&new) }
        // Told while the content is evaluated, which the panel around brings about: only what is new is news to the panel.
        let isNews = !new.looksSame(as: options)
        if isNews { objectWillChange.send() }
        options = new
    }

    /// What a layer does not inherit from the place that declares it.
    private func adapted(_ outer: EnvironmentValues) -> EnvironmentValues {
        var result = outer
        result.showing = showing
        result.navigation = nil
        result.columnNavigation = nil
        result.navigationPage = nil
        result.pageHead = nil
        result.refresh = nil
        result.editMode = nil
        result.listRow = nil
        result.listContext = nil
        result.foregroundStyle = nil
        result.font = nil
        result.buttonStyle = AnyButtonStyle()
        result.textAttributes = TextAttributes()
        result.textFlow = TextFlow()
        result.stackAxis = nil
        result.isInList = false
        result.isEnabled = true
        result.focusTarget = nil
        result.searchFocus = nil
        result.transactionScope = nil
        result.presentationLayer = self
        result.tabEntry = nil
        result.tabModel = nil
        result.listLook = .plain
        result.dismissTarget = DismissTarget(token: self) { [weak self] in self?.onDismiss() }
        return result
    }
}

/// The layers of one window, the last on top.
@MainActor
final class PresentationHost: ObservableObject {
    @Published private(set) var layers: [PresentationLayer] = []
    private var focusBefore: [ObjectIdentifier: WeakBox<UIResponder>] = [:]
    weak var view: UIView?

    /// What the content asks for; until it does, the view's own setting is left alone.
    var preferredScheme: ColorScheme? {
        didSet { if preferredScheme != oldValue { applyPreferredScheme() } }
    }

    /// To the whole window where the content is all that is in it.
    func applyPreferredScheme() {
        guard let view else { return }
        let style = preferredScheme?.uiStyle ?? .unspecified
        if let window = view.window, window.rootViewController?.viewIfLoaded === view {
            window.overrideUserInterfaceStyle = style
        } else {
            view.overrideUserInterfaceStyle = style
        }
    }

    func present(_ layer: PresentationLayer) {
        guard !layers.contains(where: { $0 === layer }) else { return }
        if let responder = view?.window?.firstResponder {
            // What is typed now is not meant for what lies under the layer.
            focusBefore[layer.id] = WeakBox(responder)
            responder.resignFirstResponder()
        }
        layers.append(layer)
    }

    func dismiss(_ layer: PresentationLayer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        layers.remove(at: index)
        layer.showing.isOn = false
        let responder = focusBefore.removeValue(forKey: layer.id)?.value
        UpdateScheduler.shared.afterUpdate { _ = responder?.becomeFirstResponder() }
    }
}

private struct PresentationLayerKey: EnvironmentKey { static var defaultValue: PresentationLayer? { nil } }
private struct PresentationHostKey: EnvironmentKey { static var defaultValue: PresentationHost? { nil } }

extension EnvironmentValues {
    /// The layer that the view is in.
    var presentationLayer: PresentationLayer? {
        get { self[PresentationLayerKey.self] }
        set { self[PresentationLayerKey.self] = newValue }
    }
    var presentationHost: PresentationHost? {
        get { self[PresentationHostKey.self] }
        set { self[PresentationHostKey.self] = newValue }
    }
}
