/// Declares what a stack shows for the values of one type.
@usableFromInline struct ValueDestinationModifier<D: Hashable, C: View>: BehaviorModifier {
    let destination: (D) -> C

    final class Behavior {
        var destination: (D) -> C
        init(_ destination: @escaping (D) -> C) { self.destination = destination }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(destination)
        node.environment.navigation?.addDestination(key: ObjectIdentifier(behavior)) { value in
            (value.base as? D).map { behavior.destination($0) }
        }
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) { behavior.destination = destination }
    func detach(_ behavior: Behavior, node: Node) {
        node.environment.navigation?.removeDestination(key: ObjectIdentifier(behavior))
    }
}

/// Pushes a view while a binding is true, and makes it false when the view is popped.
@usableFromInline struct PresentedDestinationModifier<C: View>: BehaviorModifier {
    let isPresented: Binding<Bool>
    let destination: () -> C

    final class Behavior {
        weak var page: NavigationPage?
        var subscription: AnyCancellable?
        var destination: () -> C
        init(_ destination: @escaping () -> C) { self.destination = destination }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(destination)
        follow(behavior, node)
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        behavior.destination = destination
        follow(behavior, node)
    }

    func detach(_ behavior: Behavior, node: Node) {}

    private func follow(_ behavior: Behavior, _ node: Node) {
        guard let navigation = node.environment.navigation else { return }
        let binding = isPresented
        let isOn = binding.wrappedValue
        if isOn, behavior.page == nil {
            navigation.push { behavior.destination() }
            behavior.page = navigation.pages.last
            behavior.subscription = navigation.$pages.dropFirst().sink { [weak behavior] pages in
                guard let behavior, let page = behavior.page, !pages.contains(where: { $0 === page }) else { return }
                behavior.page = nil
                behavior.subscription = nil
                if binding.wrappedValue { binding.wrappedValue = false }
            }
        } else if !isOn, let page = behavior.page {
            behavior.page = nil
            behavior.subscription = nil
            navigation.remove(page)
        }
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier(destination: destination))
    }
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding<Bool>(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(
            PresentedDestinationModifier(isPresented: isPresented) {
                item.wrappedValue.map { destination($0) }
            })
    }
}
