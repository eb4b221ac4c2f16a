import StreamChat

func banner(for status: ConnectionStatus) -> String? {
    switch status {
    case .connected: nil
    case .connecting: "Connecting…"
    case .waiting: "No connection. What you write is sent when it is back."
    case .disconnected(let error): error?.localizedDescription ?? "Signed out"
    }
}

func follow(_ client: ChatClient) async {
    for await status in client.connectionStatusUpdates {
        if let text = banner(for: status) { print(text) }
    }
}
