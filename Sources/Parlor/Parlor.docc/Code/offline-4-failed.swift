import StreamChat

func sendAgain(_ message: ChatMessage, in controller: ChatChannelController) async throws {
    guard message.localState == .sendingFailed else { return }
    try await controller.resendMessage(message.id)
}

func drop(_ message: ChatMessage, in controller: ChatChannelController) async throws {
    try await controller.deleteMessage(message.id)
}
