import SwiftUI

// An inbox beside its conversation, with bars, menus and shortcuts, as written for a tablet.

struct Conversation: Identifiable, Hashable {
    let id: Int
    var title: String
    var unread = 0
    var isPinned = false
}

struct SplitInbox: View {
    @State private var conversations = (0..<30).map { Conversation(id: $0, title: "Conversation \($0)") }
    @State private var selection: Conversation.ID?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var isComposing = false
    @State private var sort = Sort.recent
    @State private var showsUnreadOnly = false
    @State private var pinsAreOpen = true
    @State private var doomed: Conversation?

    enum Sort: String, CaseIterable, Identifiable {
        case recent, name
        var id: String { rawValue }
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(selection: $selection) {
                Section("Pinned", isExpanded: $pinsAreOpen) {
                    ForEach(conversations.filter(\.isPinned)) { row($0) }
                }
                Section {
                    ForEach(conversations.filter { !$0.isPinned }) { row($0) }
                        .onDelete { conversations.remove(atOffsets: $0) }
                        .onMove { conversations.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .listStyle(.sidebar)
            .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 400)
            .navigationTitle("Inbox")
            .toolbar { bar }
            .refreshable { try? await Task.sleep(for: .milliseconds(1)) }
        } detail: {
            if let selection, let conversation = conversations.first(where: { $0.id == selection }) {
                ConversationPage(conversation: conversation)
            } else {
                ContentUnavailableView {
                    Label("No conversation", systemImage: "tray")
                } description: {
                    Text("Choose one on the left.")
                } actions: {
                    Button("New message") { isComposing = true }.buttonStyle(.bordered)
                }
            }
        }
        .navigationSplitViewStyle(.balanced)
        .sheet(isPresented: $isComposing, onDismiss: { selection = nil }) {
            ComposeSheet()
                .presentationDetents([.fraction(0.4), .large])
                .presentationDragIndicator(.visible)
                .presentationBackground(.regularMaterial)
                .presentationCornerRadius(24)
        }
        .confirmationDialog(
            "Leave conversation?", isPresented: .constant(doomed != nil), presenting: doomed
        ) { conversation in
            Button("Leave \(conversation.title)", role: .destructive) { doomed = nil }
            Button("Stay", role: .cancel) { doomed = nil }
        } message: { _ in
            Text("You can be invited again.")
        }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .primaryAction) {
            Menu {
                Picker("Sort", selection: $sort) {
                    ForEach(Sort.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                Toggle("Unread only", isOn: $showsUnreadOnly)
                Section("Window") {
                    Button("Mark all as read", systemImage: "envelope.open") {}
                }
            } label: {
                Label("Options", systemImage: "line.3.horizontal.decrease.circle")
            } primaryAction: {
                showsUnreadOnly.toggle()
            }
            .menuOrder(.fixed)
            .menuIndicator(.hidden)
            Button {
                isComposing = true
            } label: {
                Label("Compose", systemImage: "square.and.pencil")
            }
            .keyboardShortcut("n")
            .help("New message")
        }
        if showsUnreadOnly {
            ToolbarItem(placement: .status) { Text("Unread only").font(.caption) }
        }
    }

    private func row(_ conversation: Conversation) -> some View {
        HStack {
            Text(conversation.title)
            Spacer()
            if conversation.unread > 0 { Text("\(conversation.unread)").font(.caption.bold()) }
        }
        .tag(conversation.id)
        .badge(conversation.unread)
        .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
                doomed = conversation
            } label: {
                Label("Leave", systemImage: "rectangle.portrait.and.arrow.right")
            }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button("Pin") {}.tint(.orange)
        }
        .listRowBackground(conversation.isPinned ? Color.yellow.opacity(0.1) : nil)
        .listRowSeparatorTint(.gray)
    }
}

private struct ConversationPage: View {
    let conversation: Conversation
    @State private var text = ""
    @State private var showsInfo = false
    @State private var members: Int?
    @FocusState private var isWriting: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<50, id: \.self) { number in
                            Text("Message \(number)").id(number)
                        }
                    } header: {
                        Text("Today").font(.caption)
                    }
                }
                .padding()
            }
            .scrollDismissesKeyboard(.interactively)
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom) {
                HStack {
                    TextField("Message", text: $text, axis: .vertical)
                        .lineLimit(1...5)
                        .focused($isWriting)
                        .onSubmit { send(proxy) }
                        .submitLabel(.send)
                    Button("Send") { send(proxy) }
                        .keyboardShortcut(.return, modifiers: .command)
                        .disabled(text.isEmpty)
                    PasteButton(payloadType: String.self) { text += $0.joined() }.labelStyle(.iconOnly)
                }
                .padding()
                .background(.bar)
            }
        }
        .navigationTitle(conversation.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
            Button("Rename") {}
            Button("Mute") {}
        }
        .toolbar {
            Button("Info", systemImage: "info.circle") { showsInfo.toggle() }
        }
        .toolbarRole(.editor)
        .inspector(isPresented: $showsInfo) {
            Form { LabeledContent("Members", value: members ?? 0, format: .number) }
                .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
        }
        .navigationDestination(item: $members) { Text("\($0) members") }
        .onAppear { isWriting = true }
    }

    private func send(_ proxy: ScrollViewProxy) {
        text = ""
        withAnimation { proxy.scrollTo(49, anchor: .bottom) }
    }
}

private struct ComposeSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var recipients = ""
    @State private var isUrgent = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $recipients)
                Toggle(isOn: $isUrgent) { Label("Urgent", systemImage: "exclamationmark.triangle") }
                    .toggleStyle(.button)
                    .tint(.red)
                Gauge(value: 0.3) { Text("Storage") }.gaugeStyle(.accessoryCircularCapacity)
                ProgressView(value: 0.3, total: 1) {
                    Text("Uploading")
                } currentValueLabel: {
                    Text("30 %")
                }
                .progressViewStyle(.linear)
            }
            .navigationTitle("New message")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() }.bold() }
            }
        }
    }
}
