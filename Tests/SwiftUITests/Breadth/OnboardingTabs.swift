import SwiftUI

// Pages that welcome a new user, and the tabs of the app after them.

struct OnboardingTabs: View {
    @State private var page = 0
    @State private var isFinished = false
    @State private var phone = ""
    @FocusState private var focus: Field?
    private enum Field: Hashable { case phone, code }

    var body: some View {
        Group {
            if isFinished { MainTabs() } else { pages }
        }
        .animation(.spring(), value: isFinished)
    }

    private var pages: some View {
        TabView(selection: $page) {
            OnboardingPage(symbol: "message.fill", title: "Welcome", text: "Talk to anyone.").tag(0)
            OnboardingPage(symbol: "lock.fill", title: "Private", text: "Only you can read it.").tag(1)
            VStack(spacing: 20) {
                TextField("Phone number", text: $phone)
                    .keyboardType(.phonePad)
                    .textContentType(.telephoneNumber)
                    .textFieldStyle(.roundedBorder)
                    .focused($focus, equals: .phone)
                    .submitLabel(.continue)
                    .onSubmit { isFinished = true }
                Button("Start") { isFinished = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .disabled(phone.isEmpty)
                    .keyboardShortcut(.defaultAction)
            }
            .padding()
            .tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .onChange(of: page) { _, new in focus = new == 2 ? .phone : nil }
    }
}

private struct OnboardingPage: View {
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: symbol).font(.system(size: 60)).foregroundStyle(.tint)
            Text(title).font(.largeTitle.bold())
            Text(text).multilineTextAlignment(.center).foregroundStyle(.secondary)
        }
        .padding(40)
    }
}

struct MainTabs: View {
    enum Tab: Hashable { case chats, calls, settings }
    @State private var tab = Tab.chats
    @State private var unread = 4
    @State private var path = NavigationPath()
    @SceneStorage("lastTab") private var lastTab = "chats"

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $path) {
                List(1..<20) { number in
                    NavigationLink("Chat \(number)", value: number)
                }
                .navigationTitle("Chats")
                .navigationDestination(for: Int.self) { number in
                    Text("Chat \(number)").toolbar(.hidden, for: .tabBar)
                }
            }
            .tabItem { Label("Chats", systemImage: "message") }
            .badge(unread)
            .tag(Tab.chats)

            Text("No calls")
                .tabItem {
                    Image(systemName: "phone")
                    Text("Calls")
                }
                .tag(Tab.calls)

            SettingsForm()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Tab.settings)
        }
        .onOpenURL { url in
            if url.host == "chat" { path.append(Int(url.lastPathComponent) ?? 1) }
        }
    }
}
