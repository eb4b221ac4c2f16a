import Foundation
import StreamChat

func openChat(in folder: URL) async throws -> ChatClient {
    let config = ChatClientConfig(homeserver: URL(string: "http://127.0.0.1:8008")!, storeFolder: folder)
    let client = ChatClient(config: config)
    try await client.connect(userID: "anna", password: "correct horse battery")
    return client
}
