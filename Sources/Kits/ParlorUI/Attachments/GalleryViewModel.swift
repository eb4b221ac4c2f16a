import Combine
import Foundation
import Parlor

/// The pictures and films of a conversation, one of which is shown.
@MainActor
open class GalleryViewModel: ObservableObject {
    public let content: GalleryContent
    public let client: ChatClient
    /// Which one is shown.
    @Published public private(set) var index: Int
    /// What has just been done, in words; it goes away by itself.
    @Published public private(set) var note: String?

    public init(_ content: GalleryContent, client: ChatClient) {
        self.content = content
        self.client = client
        index = content.start
    }

    public var entry: GalleryContent.Entry? {
        content.entries.indices.contains(index) ? content.entries[index] : nil
    }
    public var hasPrevious: Bool { index > 0 }
    public var hasNext: Bool { index + 1 < content.entries.count }

    /// Shows the next one, or the one before.
    open func page(_ step: Int) { show(index + step) }

    open func show(_ index: Int) {
        guard content.entries.indices.contains(index) else { return }
        self.index = index
    }

    /// Puts the file into the user's folder for downloads.
    open func save() {
        guard let attachment = entry?.attachment, let url = attachment.url else { return }
        Task { [weak self, client] in
            let file = try? await client.mediaLoader.file(for: url)
            let saved = file.flatMap { try? MediaFile.save($0, as: attachment.name) }
            self?.tell(saved.map { "Saved as \($0.lastPathComponent)" } ?? "It could not be saved")
        }
    }

    /// Shows a note for a moment.
    public func tell(_ words: String) {
        note = words
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(2.5))
            if self?.note == words { self?.note = nil }
        }
    }
}
