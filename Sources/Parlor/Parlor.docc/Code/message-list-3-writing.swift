import StreamChat

func greet(in controller: ChatChannelController) async throws {
    let greeting = try await controller.createNewMessage(text: "Good morning")
    try await controller.addReaction("👋", to: greeting)

    let answer = try await controller.createNewMessage(text: "And a good night", quotedMessageId: greeting)
    try await controller.editMessage(answer, text: "And a very good night")
    try await controller.deleteMessage(answer)
}
