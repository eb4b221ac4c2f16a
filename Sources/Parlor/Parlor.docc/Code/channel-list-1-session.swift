import Foundation
import StreamChat

@MainActor
final class Session {
    let client = ChatClient(
        config: ChatClientConfig(
            homeserver: URL(string: "http://127.0.0.1:8008")!,
            storeFolder: FileManager.default.temporaryDirectory.appending(path: "my-chat")))

    func start() {
        client.connect(userID: "anna", password: "correct horse battery") { error in
            if let error { print(error.localizedDescription) }
        }
    }
}
