/// Hears of every change of what a channel controller shows, flags included. Called on the main queue, before the delegates.
protocol ChannelContentListener: AnyObject {
    func contentChanged(of controller: ChatChannelController)
}
