import Synchronization

extension ChatClient {
    private static let sharedClient = Mutex<ChatClient?>(nil)

    /// A place to keep the client of an app that has only one. The kit itself never looks here.
    public static var shared: ChatClient! {
        get { sharedClient.withLock { $0 } }
        set { sharedClient.withLock { $0 = newValue } }
    }
}
