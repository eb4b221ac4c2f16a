import UIKit

/// What is being dragged over a view.
@MainActor
public struct DropInfo {
    public let location: CGPoint
    let providers: [NSItemProvider]

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// What letting go would do.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about drops on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Takes drops on its content.
@usableFromInline struct DropModifier: EffectModifier {
    let accepts: ([NSItemProvider]) -> Bool
    let handler: any DropDelegate

    func makeView() -> UIView? { DropView() }
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        guard let view = view as? DropView else { return }
        view.accepts = environment.isEnabled ? accepts : { _ in false }
        view.handler = handler
    }
}

final class DropView: UIView, UIDropInteractionDelegate {
    var accepts: ([NSItemProvider]) -> Bool = { _ in false }
    var handler: (any DropDelegate)?

    init() {
        super.init(frame: .zero)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    private func info(_ session: any UIDropSession) -> DropInfo {
        DropInfo(location: session.location(in: self), providers: session.items.map(\.itemProvider))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        accepts(session.items.map(\.itemProvider)) && handler?.validateDrop(info: info(session)) == true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        handler?.dropEntered(info: info(session))
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        switch handler?.dropUpdated(info: info(session))?.operation ?? .copy {
        case .copy: UIDropProposal(operation: .copy)
        case .move: UIDropProposal(operation: .move)
        case .forbidden: UIDropProposal(operation: .forbidden)
        case .cancel: UIDropProposal(operation: .cancel)
        }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        handler?.dropExited(info: info(session))
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = handler?.performDrop(info: info(session))
    }
}

/// A drop delegate made of closures.
struct ClosureDrop: DropDelegate {
    var isTargeted: (Bool) -> Void
    var perform: ([NSItemProvider], CGPoint) -> Bool

    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return perform(info.providers, info.location)
    }
    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }
}

extension View {
    /// Takes what is dropped on the view and can be read as a type: files, pictures, texts, the app's own values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { providers in providers.contains { Transfer.canRead(T.self, $0) } },
                handler: ClosureDrop(isTargeted: isTargeted) { providers, place in
                    let able = providers.filter { Transfer.canRead(T.self, $0) }
                    Task { @MainActor in
                        var items: [T] = []
                        for provider in able {
                            if let item = try? await Transfer.read(T.self, provider) { items.append(item) }
                        }
                        if !items.isEmpty { _ = action(items, place) }
                    }
                    return !able.isEmpty
                }))
    }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                accepts: DropTypes(supportedContentTypes).accept,
                handler: ClosureDrop(
                    isTargeted: { isTargeted?.wrappedValue = $0 },
                    perform: { providers, place in
                        action(providers.filter { DropTypes(supportedContentTypes).accept([$0]) }, place)
                    })))
    }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(accepts: DropTypes(supportedContentTypes).accept, handler: delegate))
    }
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }
}

struct DropTypes {
    let types: [UTType]
    init(_ types: [UTType]) { self.types = types }
    func accept(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}
