import SwiftUI
import UIKit

/// A picture or a film that was chosen.
public struct PhotosPickerItem: Hashable, @unchecked Sendable {
    public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }

    let url: URL
    /// There is no library here, so nothing in it has a name.
    public var itemIdentifier: String? { nil }
    public var supportedContentTypes: [UTType] { [UTType(filenameExtension: url.pathExtension) ?? .data] }

    /// Reads the file as a type: `Data`, `Image`, one of the app's own. nil when it cannot be read as that.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let provider = NSItemProvider(contentsOf: url) else { return nil }
        guard await Transfer.canRead(type, provider) else { return nil }
        return try await Transfer.read(type, provider)
    }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task {
            do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
