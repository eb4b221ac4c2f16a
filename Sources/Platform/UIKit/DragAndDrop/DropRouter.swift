import Foundation

/// Takes a drag over a window to the views below the pointer. Tests drive it as GTK does.
@MainActor package final class DropRouter {
    private unowned let window: UIWindow
    private var session: DragAndDropSession?
    private var target: UIDropInteraction?
    /// Drags that this app began: their items keep what only the app knows of them.
    static var localSession: DragAndDropSession?

    init(window: UIWindow) { self.window = window }

    /// Something came over the window; the providers may have nothing to read yet but their types.
    package func enter(_ providers: [NSItemProvider], at place: CGPoint) -> UIDropOperation {
        let session = DragAndDropSession(
            items: Self.localSession?.items ?? providers.map { UIDragItem(itemProvider: $0) }, window: window)
        session.localDragSession = Self.localSession
        self.session = session
        return move(to: place)
    }

    package func move(to place: CGPoint) -> UIDropOperation {
        guard let session else { return .cancel }
        session.place = place
        let found = interaction(at: place, for: session)
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
        }
        guard let found, let delegate = found.delegate else { return .cancel }
        return delegate.dropInteraction(found, sessionDidUpdate: session).operation
    }

    package func leave() {
        if let session, let target {
            target.delegate?.dropInteraction(target, sessionDidExit: session)
            target.delegate?.dropInteraction(target, sessionDidEnd: session)
        }
        session = nil
        target = nil
    }

    /// Lets go; answers whether a view took it.
    package func drop(_ providers: [NSItemProvider], at place: CGPoint) -> Bool {
        if session == nil { _ = enter(providers, at: place) }
        let operation = move(to: place)
        guard let session, let target, let delegate = target.delegate, operation == .copy || operation == .move else {
            leave()
            return false
        }
        if Self.localSession == nil { session.items = providers.map { UIDragItem(itemProvider: $0) } }
        delegate.dropInteraction(target, performDrop: session)
        delegate.dropInteraction(target, concludeDrop: session)
        delegate.dropInteraction(target, sessionDidEnd: session)
        self.session = nil
        self.target = nil
        return true
    }

    private func interaction(at place: CGPoint, for session: DragAndDropSession) -> UIDropInteraction? {
        var view = window.hitTest(place, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions
            where drop.delegate?.dropInteraction(drop, canHandle: session) == true { return drop }
            view = current.superview
        }
        return nil
    }
}
