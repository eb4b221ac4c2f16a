extension ChatChannelController {
    /// Call it for every change of the composer's text. Others see the user typing; that ends by itself a few seconds after the last call.
    public func sendKeystrokeEvent(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: typingCalls) { try await self.sendKeystrokeEvent() }
    }

    /// Others see the user typing. See ``sendKeystrokeEvent(completion:)``.
    public func sendKeystrokeEvent() async throws { try await typing.keystroke() }

    /// Ends it at once. Sending a message does so too.
    public func sendStopTypingEvent(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: typingCalls) { try await self.sendStopTypingEvent() }
    }

    /// Ends it at once.
    public func sendStopTypingEvent() async throws { try await typing.stop() }
}
