extension View {
    /// Accepted and without effect: the desktop opens no links with the app, as no scheme is registered for it.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
