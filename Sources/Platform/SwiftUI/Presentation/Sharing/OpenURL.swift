import Foundation

/// Links that are opened with the app: those on its command line, where a desktop file's `%u` puts them, and those that the
/// app opens itself and the desktop has no program for.
@MainActor
final class IncomingLinks {
    static let shared = IncomingLinks()

    final class Listener { var action: (URL) -> Void = { _ in } }

    private var listeners: [WeakBox<Listener>] = []
    /// What came before anyone listened.
    private var waiting: [URL] = []

    var hasListeners: Bool { listeners.contains { $0.value != nil } }

    func add(_ listener: Listener) {
        listeners.removeAll { $0.value == nil }
        listeners.append(WeakBox(listener))
        guard !waiting.isEmpty else { return }
        UpdateScheduler.shared.afterUpdate { [self] in
            let links = waiting
            waiting = []
            for link in links { deliver(link) }
        }
    }

    func remove(_ listener: Listener) { listeners.removeAll { $0.value === listener || $0.value == nil } }

    /// Tells all who listen, as there is one app and no scene that is meant more than others.
    func deliver(_ url: URL) {
        guard hasListeners else { return waiting.append(url) }
        for entry in listeners { entry.value?.action(url) }
    }

    /// The links among the arguments of a program.
    nonisolated static func links(in arguments: some Sequence<String>) -> [URL] {
        arguments.filter { argument in
            let scheme = argument.prefix { $0 != ":" }
            // A single letter is no scheme, but a drive of another system.
            return scheme.count > 1 && scheme.count < argument.count && scheme.first!.isLetter
                && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        }.compactMap { URL(string: $0) }
    }
}

@usableFromInline struct IncomingLinkModifier: BehaviorModifier {
    let action: (URL) -> Void

    func attach(to node: Node) -> IncomingLinks.Listener {
        let listener = IncomingLinks.Listener()
        listener.action = action
        IncomingLinks.shared.add(listener)
        return listener
    }
    func update(_ listener: IncomingLinks.Listener, from previous: Self, node: Node) { listener.action = action }
    func detach(_ listener: IncomingLinks.Listener, node: Node) { IncomingLinks.shared.remove(listener) }
}

extension View {
    /// Runs for a link that the app is opened with: one on its command line (`Exec=app %u` in its desktop file), or one that
    /// `openURL` opens and that the desktop has no program for.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(IncomingLinkModifier(action: action))
    }
}
