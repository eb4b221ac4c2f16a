/// How far an attachment of an unsent message is on its way to the homeserver.
public enum AttachmentUploadingState: Hashable, Sendable {
    /// It waits for its turn or for the network.
    case waiting
    /// It is being sent. `progress` is the part that has gone out, `0...1`.
    case uploading(progress: Double)
    /// It is there; the message itself is next.
    case uploaded
    /// It was given up. Resending the message tries again.
    case failed(ClientError)
}
