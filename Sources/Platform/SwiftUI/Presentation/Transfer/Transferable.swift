import UIKit

/// Something that can be dragged, dropped, copied and shared: it says how it is carried.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Ways in which a value is carried.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    var _carriers: [_TransferCarrier<Item>] { get }
}

/// One way to carry a value: as bytes of a type, or as the value itself within the app.
public struct _TransferCarrier<Item>: Sendable {
    let type: UTType
    let write: (@Sendable (Item) async throws -> Data)?
    let read: (@Sendable (Data) async throws -> Item)?
    /// Writes without waiting, where that is possible: a drag has to be described when it begins.
    var writeNow: (@Sendable (Item) throws -> Data)?
    var suggestedName: String?
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildPartialBlock<R: TransferRepresentation>(first content: R) -> R where R.Item == Item {
        content
    }
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> _TransferRepresentations<Item> where A.Item == Item, B.Item == Item {
        _TransferRepresentations(_carriers: accumulated._carriers + next._carriers)
    }
}

/// Several ways, the preferred one first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    public let _carriers: [_TransferCarrier<Item>]
}

/// Carries a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _carriers: [_TransferCarrier<Item>]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { _carriers = [_TransferCarrier(type: contentType, write: exporting, read: importing)] }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _carriers = [_TransferCarrier(type: exportedContentType, write: exporting, read: nil)]
    }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _carriers = [_TransferCarrier(type: importedContentType, write: nil, read: importing)]
    }
}

/// Carries a value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _carriers: [_TransferCarrier<Item>]

    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        let write: @Sendable (Item) throws -> Data = { try JSONEncoder().encode($0) }
        _carriers = [
            _TransferCarrier(
                type: contentType, write: { try write($0) }, read: { try JSONDecoder().decode(Item.self, from: $0) },
                writeNow: write)
        ]
    }
}

/// Carries a value as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public let _carriers: [_TransferCarrier<Item>]

    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        _carriers = Self.carriers(exporting, nil)
    }
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        _carriers = Self.carriers(nil, importing)
    }
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) { _carriers = Self.carriers(exporting, importing) }

    private static func carriers(
        _ export: (@Sendable (Item) throws -> Proxy)?, _ importing: (@Sendable (Proxy) throws -> Item)?
    ) -> [_TransferCarrier<Item>] {
        Proxy.transferRepresentation._carriers.compactMap { ($0 as Any) as? _TransferCarrier<Proxy> }
            .map { carrier($0, export, importing) }
    }

    private static func carrier(
        _ inner: _TransferCarrier<Proxy>, _ export: (@Sendable (Item) throws -> Proxy)?,
        _ importing: (@Sendable (Proxy) throws -> Item)?
    ) -> _TransferCarrier<Item> {
        var write: (@Sendable (Item) async throws -> Data)?
        var writeNow: (@Sendable (Item) throws -> Data)?
        var read: (@Sendable (Data) async throws -> Item)?
        if let export, let outer = inner.write { write = { try await outer(export($0)) } }
        if let export, let outer = inner.writeNow { writeNow = { try outer(export($0)) } }
        if let importing, let outer = inner.read { read = { try importing(await outer($0)) } }
        return _TransferCarrier(type: inner.type, write: write, read: read, writeNow: writeNow)
    }
}

/// Carries a value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _carriers: [_TransferCarrier<Item>]

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _carriers = [
            _TransferCarrier(
                type: contentType, write: { try Data(contentsOf: try await exporting($0).file) },
                read: { try await Self.read($0, contentType, importing) })
        ]
    }
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _carriers = [
            _TransferCarrier(
                type: exportedContentType, write: { try Data(contentsOf: try await exporting($0).file) }, read: nil)
        ]
    }
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _carriers = [
            _TransferCarrier(
                type: importedContentType, write: nil,
                read: { try await Self.read($0, importedContentType, importing) })
        ]
    }

    private static func read(
        _ data: Data, _ type: UTType, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
    ) async throws -> Item {
        let name = "\(UUID().uuidString).\(type.preferredFilenameExtension ?? "data")"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try data.write(to: url)
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
    }
}

public struct SentTransferredFile: Sendable {
    public let file: URL
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
