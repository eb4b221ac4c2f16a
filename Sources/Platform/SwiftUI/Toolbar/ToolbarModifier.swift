/// Shows the items of one placement.
struct ToolbarEntries: View {
    let items: [ToolbarEntry]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            EnvironmentScope(base: items[index].barEnvironment, content: items[index].content)
        }
    }
}

extension ToolbarEntry {
    /// The environment of the view that declares the item, with the looks of a bar.
    @MainActor var barEnvironment: EnvironmentValues {
        var result = environment
        result.font = .system(size: 15)
        result.buttonStyle = AnyButtonStyle(BarButtonStyle())
        result.foregroundStyle = nil
        result.textAttributes = TextAttributes()
        result.textFlow.lineLimit = 1...1
        result.imageScale = .large
        result.isInList = false
        result.stackAxis = .horizontal
        return result
    }
}

/// Evaluates a toolbar's content where it is declared: items may read state, and toolbar content may be a customer's type
/// with property wrappers of its own.
@usableFromInline struct ToolbarModifier<Bar: ToolbarContent>: BehaviorModifier {
    let bar: () -> Bar

    func attach(to node: Node) -> ToolbarStorage {
        let storage = ToolbarStorage()
        contribute(storage, node)
        return storage
    }
    func update(_ behavior: ToolbarStorage, from previous: Self, node: Node) {
        behavior.environmentDidChange(to: node.environment)
        contribute(behavior, node)
    }
    func detach(_ behavior: ToolbarStorage, node: Node) {
        node.environment.navigationPage?.withdraw(key: ObjectIdentifier(behavior))
    }

    private func contribute(_ behavior: ToolbarStorage, _ node: Node) {
        guard let page = node.environment.navigationPage else { return }
        var content = NavigationBarContent()
        content.items = ToolbarCollector.entries(of: bar(), node: node, storage: behavior)
        for index in content.items.indices { content.items[index].environment = node.environment }
        page.contribute(content, key: ObjectIdentifier(behavior))
    }
}

extension View {
    /// Puts items into the bars of the page that the view stands in.
    public func toolbar<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View {
        modifier(ToolbarModifier(bar: { ToolbarItemGroup(placement: .automatic, content: content) }))
    }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: @escaping () -> Content) -> some View {
        modifier(ToolbarModifier(bar: content))
    }
    /// A toolbar that people may arrange on a Mac; here its items stand as they are written.
    @_disfavoredOverload
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: @escaping () -> Content
    ) -> some View { toolbar(content: content) }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }
}
