import UIKit

/// A button that pastes what the clipboard holds.
public struct PasteButton: View {
    let paste: ([NSItemProvider]) -> Void

    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { providers in
            Task { @MainActor in
                var items: [T] = []
                for provider in providers {
                    if let item = try? await Transfer.read(T.self, provider) { items.append(item) }
                }
                if !items.isEmpty { onPaste(items) }
            }
        }
    }

    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = { providers in
            let able = providers.filter { DropTypes(supportedContentTypes).accept([$0]) }
            if !able.isEmpty { payloadAction(able) }
        }
    }

    public var body: some View {
        Button {
            paste(UIPasteboard.general.itemProviders)
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.bordered)
    }
}

/// Takes Ctrl+V, C and X that no input inside wanted.
private struct ClipboardModifier: EffectModifier {
    let letter: Character
    let action: @MainActor () -> Bool

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.keyHandler = { key in
            KeyboardShortcut(KeyEquivalent(letter), modifiers: .command).matches(key) && action()
        }
    }
}

extension View {
    /// Takes what is pasted while the view, or something in it, has the focus.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            ClipboardModifier(letter: "v") {
                let able = UIPasteboard.general.itemProviders.filter { Transfer.canRead(T.self, $0) }
                guard !able.isEmpty else { return false }
                Task { @MainActor in
                    var items: [T] = []
                    for provider in able {
                        if let item = try? await Transfer.read(T.self, provider) { items.append(item) }
                    }
                    let valid = validator(items)
                    if !valid.isEmpty { action(valid) }
                }
                return true
            })
    }
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(
            ClipboardModifier(letter: "v") {
                let able = UIPasteboard.general.itemProviders.filter {
                    DropTypes(supportedContentTypes).accept([$0])
                }
                if !able.isEmpty { payloadAction(able) }
                return !able.isEmpty
            })
    }
    /// Puts values onto the clipboard on Ctrl+C while the view, or something in it, has the focus.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(
            ClipboardModifier(letter: "c") {
                let items = payload()
                guard !items.isEmpty else { return false }
                UIPasteboard.general.setItemProviders(
                    items.map { Transfer.provider(of: $0) }, localOnly: false, expirationDate: nil)
                return true
            })
    }
}
