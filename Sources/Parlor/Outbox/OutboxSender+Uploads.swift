import Foundation
internal import JSON

extension OutboxSender {
    /// Uploads a file. The address is stored before the message goes out, so that no retry of the message uploads again.
    func upload(_ item: OutboxItem) async throws {
        let file = URL(filePath: item.upload ?? "")
        guard FileManager.default.isReadableFile(atPath: file.path(percentEncoded: false)) else {
            throw ClientError(.unreadableFile, "The file of message \(item.target ?? "") is gone")
        }
        let mimeType = item.content["mimetype"]?.string ?? "application/octet-stream"
        let address = try await api.upload(
            file, mimeType: mimeType, name: item.content["name"]?.string, progress: progress(of: item))
        let isWanted = try await store.write { try $0.setUploaded(item, address: address) }
        if isWanted, let url = URL(string: address) { await keepMedia(url, file) }
        try? FileManager.default.removeItem(at: file)
    }

    /// Writes the progress down, in steps that are worth looking at. Whoever shows the message sees it like any other change.
    private func progress(of item: OutboxItem) -> @Sendable (Double) -> Void {
        let steps = UploadSteps()
        return { [store] fraction in
            guard let step = steps.next(fraction) else { return }
            Task { try? await store.write { try $0.setProgress(item, step) } }
        }
    }
}
