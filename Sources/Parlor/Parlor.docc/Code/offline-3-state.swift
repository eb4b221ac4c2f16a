import StreamChat

func caption(of message: ChatMessage) -> String? {
    switch message.localState {
    case .pendingSend: "Waiting"
    case .sending: "Sending"
    case .sendingFailed: message.sendingError?.localizedDescription ?? "Not sent"
    default: nil
    }
}
