import UIKit

/// Opens the desktop's file dialog when a binding says so.
@usableFromInline struct FileImporterModifier: BehaviorModifier, OncePerCollection {
    let isPresented: Binding<Bool>
    let types: [UTType]
    let allowsMultiple: Bool
    let onCompletion: (Result<[URL], any Error>) -> Void

    final class Behavior { var isOpen = false }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        follow(behavior)
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) { follow(behavior) }

    private func follow(_ behavior: Behavior) {
        guard isPresented.wrappedValue else { return behavior.isOpen = false }
        guard !behavior.isOpen else { return }
        behavior.isOpen = true
        UpdateScheduler.shared.afterUpdate {
            // One type without a name for the desktop lets everything be chosen.
            let names = types.contains { $0.mimeType == nil } ? [] : types.compactMap(\.mimeType)
            FileChooser.open(title: "Open", mimeTypes: names, allowsMultiple: allowsMultiple) { urls in
                behavior.isOpen = false
                isPresented.wrappedValue = false
                if let urls { onCompletion(.success(urls)) }
            }
        }
    }
}

extension View {
    /// Lets the user choose files. Nothing is called when the dialog is left without a choice.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporterModifier(
                isPresented: isPresented, types: allowedContentTypes, allowsMultiple: allowsMultipleSelection,
                onCompletion: onCompletion))
    }

    /// Lets the user choose a file.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) { result in
            if case .success(let urls) = result, let url = urls.first { onCompletion(.success(url)) }
        }
    }
}
