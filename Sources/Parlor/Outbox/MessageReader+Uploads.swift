extension MessageReader {
    /// Says how far the files of an unsent message are.
    func applyUploads(to message: inout ChatMessage, of item: OutboxItem) {
        guard !message.attachments.isEmpty else { return }
        let uploads = outbox.filter { $0.kind == .upload && $0.target == item.transactionID }
        message.attachments[0].uploadingState = AttachmentUploadingState(uploads)
    }
}

extension AttachmentUploadingState {
    /// - Parameter uploads: Those of one attachment that are not done yet.
    init(_ uploads: [OutboxItem]) {
        guard let upload = uploads.first(where: { $0.type == OutboxUpload.Field.file.rawValue }) ?? uploads.first else {
            self = .uploaded
            return
        }
        switch upload.state {
        case .failed: self = .failed(upload.error ?? ClientError(.unreadableFile, "The file could not be uploaded"))
        case .sending: self = .uploading(progress: upload.progress ?? 0)
        case .pending, .sent: self = .waiting
        }
    }
}
