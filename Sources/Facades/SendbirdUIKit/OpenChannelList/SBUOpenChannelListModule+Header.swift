extension SBUOpenChannelListModule {
    /// A title, the way back and a button that creates a channel.
    @preconcurrency @MainActor open class Header: SBUHeaderComponent {
        open override func makeTitleView() -> UIView? { title(SBUStringSet.openChannelListTitle) }

        open override func makeRightBarButton() -> UIBarButtonItem? {
            rightItem(SBUIconSet.create, SBUStringSet.createChannel)
        }
    }
}
