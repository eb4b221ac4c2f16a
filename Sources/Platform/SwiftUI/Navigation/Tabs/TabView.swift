import UIKit

/// Shows one of several views, chosen in a bar at the bottom, or page by page.
///
/// Ctrl+Tab goes to the next tab, Ctrl+Shift+Tab to the one before; pages turn with the arrow keys.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @StateObject private var model = TabModel()
    @Environment(\.showing) private var showing
    @Environment(\.tabViewLook) private var look

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let tabs = tabs
        let current = currentIndex(tabs)
        VStack(spacing: 0) {
            ZStack {
                ForEach(tabs) { tab in
                    TabContentView(tab: tab, isOn: tab.id == tabs[current].id)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            switch look {
            case .bar:
                if !model.isBarHidden { TabBar(tabs: tabs, current: current, choose: { choose(tabs[$0]) }) }
            case .pages(let showsDots):
                if showsDots, tabs.count > 1 {
                    PageDots(count: tabs.count, current: current, choose: { choose(tabs[$0]) })
                }
            }
        }
        .environment(\.tabModel, model)
        .modifier(WindowKeyModifier { key in take(key, tabs, current) })
    }

    private var tabs: [TabDescription] {
        RowCollector.rows(of: content).enumerated().map { index, row in
            let view = row.make()
            let tab = view as? any TabConvertible
            return TabDescription(
                id: row.id, tag: tab?.tabValue ?? ViewNames.name(of: view) ?? row.name ?? AnyHashable(index),
                content: tab?.tabContent ?? view, role: tab?.tabRole, label: tab?.tabLabel,
                entry: model.entry(for: row.id, within: showing))
        }
    }

    private func currentIndex(_ tabs: [TabDescription]) -> Int {
        let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? model.chosen
        return tabs.firstIndex { $0.tag == wanted } ?? 0
    }

    private func choose(_ tab: TabDescription) {
        model.chosen = tab.tag
        if let value = tab.tag.base as? SelectionValue { selection?.wrappedValue = value }
    }

    private func take(_ key: UIKey, _ tabs: [TabDescription], _ current: Int) -> Bool {
        guard tabs.count > 1 else { return false }
        let step: Int
        switch look {
        case .bar:
            if key.isOnly(.tab, .control) {
                step = 1
            } else if key.isOnly(.tab, [.control, .shift]) {
                step = -1
            } else {
                return false
            }
            choose(tabs[(current + step + tabs.count) % tabs.count])
        case .pages:
            if key.isOnly(.right) { step = 1 } else if key.isOnly(.left) { step = -1 } else { return false }
            guard tabs.indices.contains(current + step) else { return false }
            withAnimation { choose(tabs[current + step]) }
        }
        return true
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// The content of a tab; it keeps its state while another one is on show.
private struct TabContentView: View {
    let tab: TabDescription
    let isOn: Bool

    var body: some View {
        let _ = tab.entry.showing.isOn = isOn
        AnyView(any: tab.content)
            .environment(\.tabEntry, tab.entry)
            .environment(\.showing, tab.entry.showing)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(HiddenModifier(isHidden: !isOn))
    }
}
