import SwiftUI

// A list of contacts with search, sections, swipe actions and edit mode, as written for a phone.

struct AddressBookEntry: Identifiable, Hashable {
    let id: UUID
    var name: String
    var isFavourite = false
    var isOnline = false
    var avatar: URL?
    var initial: String { String(name.prefix(1)).uppercased() }
}

@MainActor
final class ContactStore: ObservableObject {
    @Published var contacts: [AddressBookEntry] = []
    @Published var isLoading = false
    @Published var failure: LoadFailure?

    enum LoadFailure: LocalizedError {
        case offline
        var errorDescription: String? { "You are offline." }
        var recoverySuggestion: String? { "Check the network and try again." }
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(nanoseconds: 1_000)
        contacts = ["Ada", "Alan", "Grace"].map { AddressBookEntry(id: UUID(), name: $0) }
    }

    func delete(_ offsets: IndexSet) { contacts.remove(atOffsets: offsets) }
    func move(_ offsets: IndexSet, _ target: Int) { contacts.move(fromOffsets: offsets, toOffset: target) }
}

struct ContactPicker: View {
    @StateObject private var store = ContactStore()
    @State private var query = ""
    @State private var scope = SearchScope.all
    @State private var selection = Set<AddressBookEntry.ID>()
    @State private var shown: AddressBookEntry?
    @State private var showsFailure = false
    @FocusState private var searchIsFocused: Bool

    enum SearchScope: String, CaseIterable { case all = "All", favourites = "Favourites" }

    private var found: [AddressBookEntry] {
        store.contacts.filter { contact in
            (query.isEmpty || contact.name.localizedCaseInsensitiveContains(query))
                && (scope == .all || contact.isFavourite)
        }
    }

    private var sections: [(letter: String, contacts: [AddressBookEntry])] {
        Dictionary(grouping: found, by: \.initial)
            .sorted { $0.key < $1.key }
            .map { (letter: $0.key, contacts: $0.value.sorted { $0.name < $1.name }) }
    }

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                List(selection: $selection) {
                    if !store.contacts.filter(\.isFavourite).isEmpty {
                        Section("Favourites") {
                            ForEach($store.contacts) { $contact in
                                if contact.isFavourite { Toggle(contact.name, isOn: $contact.isFavourite) }
                            }
                        }
                    }
                    ForEach(sections, id: \.letter) { section in
                        Section {
                            ForEach(section.contacts) { contact in
                                NavigationLink(value: contact) { AddressBookRow(contact: contact) }
                                    .swipeActions(edge: .leading) {
                                        Button {
                                            toggle(contact)
                                        } label: {
                                            Label("Favourite", systemImage: "star")
                                        }
                                        .tint(.yellow)
                                    }
                                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                        Button("Block", role: .destructive) {}
                                        Button("More") { shown = contact }.tint(.gray)
                                    }
                                    .contextMenu {
                                        Button("Message", systemImage: "message") {}
                                        Menu("Share") { Button("Copy name") {} }
                                        Divider()
                                        Button("Remove", systemImage: "trash", role: .destructive) {}
                                    }
                                    .listRowInsets(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
                                    .listRowSeparator(.hidden, edges: .top)
                            }
                            .onDelete { store.delete($0) }
                            .onMove { store.move($0, $1) }
                        } header: {
                            Text(section.letter).id(section.letter)
                        }
                    }
                }
                .listStyle(.insetGrouped)
                .overlay {
                    if store.isLoading {
                        ProgressView().controlSize(.large)
                    } else if found.isEmpty {
                        ContentUnavailableView.search(text: query)
                    }
                }
                .refreshable { await store.load() }
                .onChange(of: query) { proxy.scrollTo(sections.first?.letter, anchor: .top) }
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: AddressBookEntry.self) { contact in
                Text(contact.name).navigationTitle(contact.name).toolbarRole(.editor)
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Names")
            .searchScopes($scope) {
                ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    EditButton()
                    Menu {
                        Button("New contact", systemImage: "person.badge.plus") {}
                        Button("Scan code", systemImage: "qrcode") {}
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
                ToolbarItem(placement: .bottomBar) { Text("\(selection.count) chosen").font(.footnote) }
            }
            .sheet(item: $shown) { contact in
                AddressBookRow(contact: contact).presentationDetents([.height(200), .medium])
            }
            .alert(isPresented: $showsFailure, error: store.failure) { _ in
                Button("Retry") { Task { await store.load() } }
            } message: { failure in
                Text(failure.recoverySuggestion ?? "")
            }
        }
        .task { await store.load() }
        .onReceive(store.$failure) { showsFailure = $0 != nil }
    }

    private func toggle(_ contact: AddressBookEntry) {
        guard let index = store.contacts.firstIndex(of: contact) else { return }
        withAnimation(.easeInOut) { store.contacts[index].isFavourite.toggle() }
    }
}

struct AddressBookRow: View {
    let contact: AddressBookEntry

    var body: some View {
        HStack(spacing: 12) {
            AsyncImage(url: contact.avatar) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark")
                case .empty: ProgressView()
                @unknown default: EmptyView()
                }
            }
            .frame(width: 40, height: 40)
            .clipShape(Circle())
            Text(contact.name)
            Spacer()
            if contact.isOnline { Circle().fill(.green).frame(width: 8, height: 8) }
        }
        .accessibilityElement(children: .combine)
        .badge(contact.isFavourite ? 1 : 0)
    }
}
