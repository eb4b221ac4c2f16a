/// The pages of one navigation stack, and the ways to push and pop them.
@MainActor
final class NavigationModel: ObservableObject {
    @Published private(set) var pages: [NavigationPage] = []
    private var path: PathBinding?
    private var showing: Showing?
    private var destinations: [(key: ObjectIdentifier, make: (AnyHashable) -> (any View)?)] = []
    private var nextID = 0

    var canPop: Bool { !pages.isEmpty }

    /// Brings the pages in line with the customer's path: the common beginning stays as it is.
    func follow(_ path: PathBinding?, within showing: Showing?) {
        self.path = path
        self.showing = showing
        guard let path else { return }
        let wanted = path.get()
        let current = pages.map(\.value)
        // Pages that were pushed as views have no value: they stand above the path, and stay while it does.
        guard wanted != current.compactMap({ $0 }) else { return }
        let common = zip(wanted, current).prefix { $0 == $1 }.count
        var new = Array(pages.prefix(common))
        for value in wanted.dropFirst(common) { new.append(makePage(value)) }
        setPages(new)
    }

    func push(_ makeContent: @escaping @MainActor () -> any View) {
        nextID += 1
        setPages(pages + [NavigationPage(id: nextID, within: showing, makeContent: makeContent)])
    }

    /// Replaces all pages by one: what a link in a sidebar does to the detail column.
    func show(_ makeContent: @escaping @MainActor () -> any View) {
        nextID += 1
        setPages([NavigationPage(id: nextID, within: showing, makeContent: makeContent)])
    }

    func show(value: AnyHashable) {
        if let path { path.set([value]) } else { setPages([makePage(value)]) }
    }

    func push(value: AnyHashable) {
        if let path {
            path.set(path.get() + [value])
        } else {
            setPages(pages + [makePage(value)])
        }
    }

    func pop() {
        guard let last = pages.last else { return }
        if let path, last.value != nil {
            path.set(Array(path.get().dropLast()))
        } else {
            setPages(Array(pages.dropLast()))
        }
    }

    /// Removes a page and all above it, when it is still there.
    func remove(_ page: NavigationPage) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        let left = pages.prefix(index)
        // The path is the customer's: what it still names would be pushed again.
        if let path, pages[index...].contains(where: { $0.value != nil }) { path.set(left.compactMap(\.value)) }
        setPages(Array(left))
    }

    func popToRoot() {
        if let path { path.set([]) }
        setPages([])
    }

    func addDestination(key: ObjectIdentifier, _ make: @escaping (AnyHashable) -> (any View)?) {
        destinations.removeAll { $0.key == key }
        destinations.append((key, make))
    }

    func removeDestination(key: ObjectIdentifier) { destinations.removeAll { $0.key == key } }

    func contains(_ page: NavigationPage) -> Bool { pages.contains { $0 === page } }

    private func makePage(_ value: AnyHashable) -> NavigationPage {
        nextID += 1
        return NavigationPage(id: nextID, value: value, within: showing) { [weak self] in
            let views = self?.destinations.lazy.compactMap { $0.make(value) }
            return views?.first ?? MissingDestination(value: value)
        }
    }

    private func setPages(_ new: [NavigationPage]) {
        for page in new.dropLast() { page.showing.isOn = false }
        new.last?.showing.isOn = true
        pages = new
    }
}

/// Shown for a value that no `navigationDestination` is declared for.
struct MissingDestination: View {
    let value: AnyHashable
    var body: some View {
        Text(verbatim: "No navigationDestination(for: \(type(of: value.base)).self) is declared in this stack")
            .foregroundStyle(.secondary)
            .padding()
    }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}
