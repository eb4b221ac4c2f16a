import UIKit

extension String: Transferable {
    public static var transferRepresentation: _TransferRepresentations<String> {
        _TransferRepresentations(_carriers: [
            _TransferCarrier(
                type: .utf8PlainText, write: { Data($0.utf8) }, read: { String(decoding: $0, as: UTF8.self) },
                writeNow: { Data($0.utf8) })
        ])
    }
}

extension Data: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Data> {
        _TransferRepresentations(_carriers: [
            _TransferCarrier(type: .data, write: { $0 }, read: { $0 }, writeNow: { $0 })
        ])
    }
}

extension URL: Transferable {
    public static var transferRepresentation: _TransferRepresentations<URL> {
        let write: @Sendable (URL) throws -> Data = { Data($0.absoluteString.utf8) }
        let read: @Sendable (Data) throws -> URL = { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferFailure() }
            return url
        }
        return _TransferRepresentations(_carriers: [
            _TransferCarrier(type: .url, write: { try write($0) }, read: { try read($0) }, writeNow: write)
        ])
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: _TransferRepresentations<AttributedString> {
        let write: @Sendable (AttributedString) throws -> Data = { Data(String($0.characters).utf8) }
        return _TransferRepresentations(_carriers: [
            _TransferCarrier(
                type: .utf8PlainText, write: { try write($0) },
                read: { AttributedString(String(decoding: $0, as: UTF8.self)) }, writeNow: write)
        ])
    }
}

extension Image: @unchecked Sendable, Transferable {
    public static var transferRepresentation: _TransferRepresentations<Image> {
        _TransferRepresentations(_carriers: [
            _TransferCarrier(
                type: .image,
                write: { image in
                    guard case .picture(let picture) = image.source,
                        let data = await MainActor.run(body: { picture.pngData() })
                    else { throw TransferFailure() }
                    return data
                },
                read: { data in
                    guard let picture = await MainActor.run(body: { UIImage(data: data) }) else {
                        throw TransferFailure()
                    }
                    return Image(uiImage: picture)
                })
        ])
    }
}

/// What was carried is not of the kind that was asked for.
struct TransferFailure: Error, CustomStringConvertible {
    var description: String { "The item could not be read as the type that was asked for." }
}

@MainActor
package enum Transfer {
    /// A provider that carries a value, within the app as it is.
    static func provider<T: Transferable>(of item: T) -> NSItemProvider {
        let provider = NSItemProvider(item: item, typeIdentifier: localType(T.self))
        for carrier in T.transferRepresentation._carriers.compactMap({ ($0 as Any) as? _TransferCarrier<T> }) {
            let write = carrier.write, writeNow = carrier.writeNow
            guard write != nil || writeNow != nil else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: carrier.type.identifier) { done in
                if let writeNow {
                    do { done(try writeNow(item), nil) } catch { done(nil, error) }
                } else {
                    Task { do { done(try await write!(item), nil) } catch { done(nil, error) } }
                }
                return nil
            }
        }
        return provider
    }

    package static func canRead<T: Transferable>(_ type: T.Type, _ provider: NSItemProvider) -> Bool {
        if provider.hasItemConformingToTypeIdentifier(localType(type)) { return true }
        return readers(type).contains { provider.hasItemConformingToTypeIdentifier($0.type.identifier) }
            || (type == URL.self && provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
    }

    package static func read<T: Transferable>(_ type: T.Type, _ provider: NSItemProvider) async throws -> T {
        if provider.hasItemConformingToTypeIdentifier(localType(type)),
            let item = try await load(provider, localType(type)) as? T
        {
            return item
        }
        if type == URL.self, provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier),
            let url = try await load(provider, UTType.fileURL.identifier) as? T
        {
            return url
        }
        for reader in readers(type) where provider.hasItemConformingToTypeIdentifier(reader.type.identifier) {
            if let data = try? await data(provider, reader.type.identifier) { return try await reader.read!(data) }
        }
        throw TransferFailure()
    }

    private static func readers<T: Transferable>(_ type: T.Type) -> [_TransferCarrier<T>] {
        T.transferRepresentation._carriers.compactMap { ($0 as Any) as? _TransferCarrier<T> }.filter { $0.read != nil }
    }

    private static func localType(_ type: Any.Type) -> String { "org.parlor.local.\(String(reflecting: type))" }

    private static func load(_ provider: NSItemProvider, _ type: String) async throws -> Any {
        let box: UncheckedBox<Any> = try await withCheckedThrowingContinuation { continuation in
            provider.loadItem(forTypeIdentifier: type) { item, error in
                if let item {
                    continuation.resume(returning: UncheckedBox(item))
                } else {
                    continuation.resume(throwing: error ?? TransferFailure())
                }
            }
        }
        return box.value
    }

    private static func data(_ provider: NSItemProvider, _ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? TransferFailure())
                }
            }
        }
    }
}
