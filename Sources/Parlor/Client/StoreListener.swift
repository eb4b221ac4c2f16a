/// Someone who shows more than channels and messages: members, people, the user themselves. Held weakly by the ``SessionHub``.
protocol StoreListener: AnyObject, Sendable {
    /// A transaction has been committed. Channels in the index are the new ones already.
    func storeChanged(_ update: StoreUpdate)
    /// Some people have come or gone.
    func presenceChanged(_ users: Set<UserId>)
}

extension StoreListener {
    func presenceChanged(_ users: Set<UserId>) {}
}
