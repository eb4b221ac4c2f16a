import StreamChat

func textChanged(to text: String, in controller: ChatChannelController) {
    if text.isEmpty { controller.sendStopTypingEvent() } else { controller.sendKeystrokeEvent() }
}

func reachedTheBottom(of controller: ChatChannelController) {
    controller.markRead()
}
