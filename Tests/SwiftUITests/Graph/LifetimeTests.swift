import Testing

@testable import SwiftUI

private final class Owned: ObservableObject {
    @Published var value = 0
}

private struct OwnerView: View {
    @StateObject private var owned = Owned()
    let onMake: (Owned) -> Void
    @State private var text = ""
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        onMake(owned)
        return NavigationStack {
            ScrollView { LazyVStack { ForEach(0..<3) { Text(verbatim: "\($0) \(owned.value)").onAppear {} } } }
                .navigationTitle("Title")
                .toolbar { ToolbarItem { Button("Tap") { owned.value += 1 } } }
                .sheet(isPresented: .constant(true)) { TextField("Name", text: $text) }
        }
    }
}

@MainActor
struct LifetimeTests {
    /// Nodes, views and the objects that views own go with the tree: no cycle keeps them.
    @Test func treeDiesWithItsHost() {
        weak var owned: Owned?
        weak var node: Node?
        weak var view: AnyObject?
        do {
            let host = TestHost { OwnerView(onMake: { owned = $0 }) }
            node = host.host.node
            view = host.host.view
            #expect(owned != nil)
        }
        UpdateScheduler.shared.flush()
        #expect(owned == nil)
        #expect(node == nil)
        #expect(view == nil)
    }

    @Test func removedPlaceLetsItsObjectGo() {
        weak var owned: Owned?
        func content(_ isShown: Bool) -> some View {
            VStack { if isShown { OwnerView(onMake: { owned = $0 }) } }
        }
        let host = TestHost(content(true))
        #expect(owned != nil)
        host.update(content(false))
        host.settle()
        #expect(owned == nil)
    }
}
