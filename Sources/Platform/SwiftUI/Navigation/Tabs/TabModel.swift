/// The tabs of a tab view: the entries that last, by the identity of their views.
@MainActor
final class TabModel: ObservableObject {
    @Published var chosen: AnyHashable?
    @Published private(set) var isBarHidden = false
    private var entries: [AnyHashable: TabEntry] = [:]
    private var hidings: [(key: ObjectIdentifier, isHidden: Bool)] = []

    func entry(for id: AnyHashable, within showing: Showing?) -> TabEntry {
        if let known = entries[id] { return known }
        let made = TabEntry(within: showing)
        entries[id] = made
        return made
    }

    func setHidden(_ isHidden: Bool?, key: AnyObject) {
        hidings.removeAll { $0.key == ObjectIdentifier(key) }
        if let isHidden { hidings.append((ObjectIdentifier(key), isHidden)) }
        let now = hidings.last?.isHidden ?? false
        if now != isBarHidden { isBarHidden = now }
    }
}

/// A tab as it is found in the content of a tab view.
struct TabDescription: Identifiable {
    let id: AnyHashable
    let tag: AnyHashable
    let content: any View
    let role: TabRole?
    /// The label of a `Tab`; views say theirs with `tabItem`.
    let label: AnyView?
    let entry: TabEntry
}
