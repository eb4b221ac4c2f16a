import Matrix

/// What happened, for everyone who might wait for it.
struct Signal: Sendable {
    /// Whose syncs this concerns.
    var users: [UserID]
    var topic: Topic

    /// What kind of thing happened: a sync that filters a kind out is not woken by it.
    struct Topic: OptionSet, Sendable {
        let rawValue: UInt8

        static let log = Topic(rawValue: 1)
        static let ephemeral = Topic(rawValue: 2)
        static let presence = Topic(rawValue: 4)
        static let accountData = Topic(rawValue: 8)
        /// A message for one of the user's devices, or news of devices.
        static let toDevice = Topic(rawValue: 32)
        /// News of the public directory, for those who follow it.
        static let directory = Topic(rawValue: 64)
    }
}

/// Carries signals from where things are published to where syncs wait: in this process now, between processes later.
protocol Bus: Sendable {
    func publish(_ signal: Signal)
    /// Calls the handler for every signal from now on, in the order of publication.
    func subscribe(_ handler: @escaping @Sendable (Signal) -> Void)
}
