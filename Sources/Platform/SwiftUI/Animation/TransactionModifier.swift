/// Changes the transactions that reach its content: all of them, or where there is a value, those in which it changes.
@usableFromInline struct TransactionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value?
    var isBody = false
    let change: (inout Transaction) -> Void

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        TransactionNode(view: view, parent: parent, environment: environment)
    }
}

final class TransactionNode<Content: View, Value: Equatable>: ModifierNode<Content, TransactionModifier<Value>> {
    private let scope = TransactionScope()
    private var wrappers = WrapperSet<TransactionItem>()
    private var derived: (from: EnvironmentValues, to: EnvironmentValues)?

    override func willMakeChild() {
        scope.isPermanent = view.modifier.value == nil
        scope.isBody = view.modifier.isBody
        scope.change = view.modifier.change
    }

    override func modifierDidChange(from previous: TransactionModifier<Value>) {
        scope.change = view.modifier.change
        if previous.value != view.modifier.value { scope.trigger() }
    }

    override func childEnvironment(previous: TransactionModifier<Value>?) -> EnvironmentValues {
        if let derived, derived.from.isIdentical(to: environment) { return derived.to }
        scope.outer = environment.transactionScope
        var changed = environment
        changed.transactionScope = scope
        derived = (environment, changed)
        return changed
    }

    override func makeItems() -> [LayoutItem] {
        wrappers.wrap(child.items) { TransactionItem(around: $0, scope) }
    }
}

/// Lays out its content under the transaction of a scope.
final class TransactionItem: WrapperItem {
    private let scope: TransactionScope

    init(around child: LayoutItem, _ scope: TransactionScope) {
        self.scope = scope
        super.init(around: child)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        scope.surroundings = LayoutRoot.current
        var transaction = LayoutRoot.current
        if transaction != nil { scope.apply(to: &transaction!) }
        LayoutRoot.within(transaction, on: canvas) {
            child.place(at: frame.origin, proposal: proposal, on: canvas)
        }
    }

    override var dumpLabel: String { "Transaction" }
}

/// The content of an `animation(_:body:)`: what its own modifiers change is outside of the animation.
private struct OutsideBodyModifier: PrimitiveModifier {
    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        OutsideBodyNode(view: view, parent: parent, environment: environment)
    }
}

private final class OutsideBodyNode<Content: View>: ModifierNode<Content, OutsideBodyModifier> {
    private var wrappers = WrapperSet<OutsideBodyItem>()
    private var derived: (from: EnvironmentValues, to: EnvironmentValues)?

    override func childEnvironment(previous: OutsideBodyModifier?) -> EnvironmentValues {
        if let derived, derived.from.isIdentical(to: environment) { return derived.to }
        var changed = environment
        changed.transactionScope = environment.transactionScope?.nearestBody?.outer
        derived = (environment, changed)
        return changed
    }

    override func makeItems() -> [LayoutItem] {
        let scope = environment.transactionScope?.nearestBody
        return wrappers.wrap(child.items) { OutsideBodyItem(around: $0, scope) }
    }
}

private final class OutsideBodyItem: WrapperItem {
    private let scope: TransactionScope?

    init(around child: LayoutItem, _ scope: TransactionScope?) {
        self.scope = scope
        super.init(around: child)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        LayoutRoot.within(scope?.surroundings ?? LayoutRoot.current, on: canvas) {
            child.place(at: frame.origin, proposal: proposal, on: canvas)
        }
    }
}

extension View {
    /// Animates the changes inside that come together with a change of `value`.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(value: value) { $0.animate(implicitly: animation) })
    }
    /// Animates every change inside, whatever it comes from; nil leaves none of them animated.
    public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier<Bool>(value: nil) { $0.animate(implicitly: animation) })
    }
    /// Animates what the modifiers in `body` change, and not what the view itself does.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(implicitly: animation) }, body: body)
    }

    /// Changes the transaction of every change inside.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Bool>(value: nil, change: transform))
    }
    /// Changes the transaction of the changes inside that come together with a change of `value`.
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: value, change: transform))
    }
    /// Changes the transaction of what the modifiers in `body` change, and not of what the view itself does.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = PlaceholderContentView<Self>(content: AnyView(modifier(OutsideBodyModifier())))
        return body(content).modifier(TransactionModifier<Bool>(value: nil, isBody: true, change: transform))
    }
}

extension Transaction {
    /// What `animation` modifiers do, unless the transaction keeps them from it.
    fileprivate mutating func animate(implicitly animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
