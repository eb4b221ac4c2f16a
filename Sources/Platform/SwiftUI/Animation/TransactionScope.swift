/// What an `animation` or `transaction` modifier makes of the transactions that reach the views inside it.
///
/// Scopes form a chain through the environment, so that a view that moves by itself (`Movement`, a transition) finds
/// the transaction that holds in its place; frames, opacity and colours get theirs from `TransactionItem` during layout.
@MainActor
final class TransactionScope {
    var outer: TransactionScope?
    var change: (inout Transaction) -> Void = { _ in }
    /// Whether it holds for every change, or only for those that come together with a change of its value.
    var isPermanent = true
    /// The scope of `animation(_:body:)`, which the modified content itself stands outside of.
    var isBody = false
    /// What holds around the scope in the layout pass that runs just now.
    var surroundings: Transaction?
    private var update = -1

    /// The value has changed: the scope holds in this update, until what it changes has been laid out.
    func trigger() { update = UpdateScheduler.shared.updateNumber }

    private var isActive: Bool { isPermanent || update == UpdateScheduler.shared.updateNumber }

    func apply(to transaction: inout Transaction) { if isActive { change(&transaction) } }

    /// What the transaction is inside of this scope and all around it.
    func transaction(from base: Transaction) -> Transaction {
        var result = outer?.transaction(from: base) ?? base
        apply(to: &result)
        return result
    }

    /// The innermost scope of an `animation(_:body:)` around.
    var nearestBody: TransactionScope? { isBody ? self : outer?.nearestBody }
}

private struct TransactionScopeKey: EnvironmentKey { static var defaultValue: TransactionScope? { nil } }

extension EnvironmentValues {
    var transactionScope: TransactionScope? {
        get { self[TransactionScopeKey.self] }
        set { self[TransactionScopeKey.self] = newValue }
    }
}

extension TransactionScope? {
    /// The transaction of a change in this place.
    @MainActor
    func transaction(from base: Transaction) -> Transaction { self?.transaction(from: base) ?? base }
}
