/// Runs `work` on the main actor, in the order of the calls, and behind what was delivered before.
///
/// How the state layer works: a front object such as ``ChannelList`` owns a controller and an observable state. The controller's
/// delegate calls come on the main queue, where the state takes them over at once. The controller's async methods end with
/// ``flushDeliveries()``, so when an `await` on the front object returns, the state shows what it did.
func deliverOnMainActor(_ work: @escaping @MainActor () -> Void) {
    deliverOnMain { MainActor.assumeIsolated(work) }
}
