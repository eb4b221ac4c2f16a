import Parlor

extension MessageDeliveryState {
    /// The state in words, for a screen reader.
    public var spoken: String {
        switch self {
        case .pending: "waiting to be sent"
        case .sent: "sent"
        case .read: "read"
        case .failed: "not sent"
        }
    }
}
