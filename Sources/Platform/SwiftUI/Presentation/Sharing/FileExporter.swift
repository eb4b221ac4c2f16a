import UIKit

/// A document that the app reads from and writes to files.
public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// The contents of a file. Foundation on this system has no such class.
public final class FileWrapper {
    public let regularFileContents: Data?
    public var filename: String?
    public var preferredFilename: String?
    public var isRegularFile: Bool { regularFileContents != nil }

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(url: URL) throws {
        regularFileContents = try Data(contentsOf: url)
        filename = url.lastPathComponent
    }
}

/// Opens the desktop's dialog to save when a binding says so.
@usableFromInline struct FileExporterModifier: BehaviorModifier, OncePerCollection {
    let isPresented: Binding<Bool>
    let name: String
    let data: () throws -> Data?
    let onCompletion: (Result<URL, any Error>) -> Void

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
            FileChooser.save(title: "Save", suggestedName: name) { url in
                behavior.isOpen = false
                isPresented.wrappedValue = false
                guard let url else { return }
                onCompletion(
                    Result {
                        try data()?.write(to: url)
                        return url
                    })
            }
        }
    }
}

extension View {
    /// Lets the user save a document. Nothing is called when the dialog is left without a choice.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        let kind = contentType.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let name = defaultFilename ?? "Untitled"
        return modifier(
            FileExporterModifier(
                isPresented: isPresented, name: name.contains(".") ? name : name + kind,
                data: {
                    try document?.fileWrapper(
                        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
                    ).regularFileContents
                }, onCompletion: onCompletion))
    }

    @available(
        *, unavailable, message: "Use fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)"
    )
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
