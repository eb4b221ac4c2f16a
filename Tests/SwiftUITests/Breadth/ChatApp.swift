import SwiftUI
import UIKit

final class ChatAppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

struct SampleChatApp: App {
    @UIApplicationDelegateAdaptor(ChatAppDelegate.self) private var appDelegate
    @Environment(\.scenePhase) private var phase
    @StateObject private var model = ChatViewModel(service: PreviewService(), room: "general")
    @State private var session = Session()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(session)
                .environmentObject(model)
                .tint(.purple)
        }
        .defaultSize(width: 900, height: 700)
        .commands {
            CommandGroup(after: .newItem) {
                Button("New Chat") {}.keyboardShortcut("n")
            }
            CommandMenu("Chat") { Button("Mute") {} }
        }
        .onChange(of: phase) { _, new in
            if new == .active { session.rooms = session.rooms }
        }
        Window("About", id: "about") { Text("About") }
        Settings { Text("Settings") }
    }
}

struct RootView: View {
    @Environment(Session.self) private var session
    @EnvironmentObject private var model: ChatViewModel
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openURL) private var openURL
    @Environment(\.undoManager) private var undoManager
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
        @Bindable var session = session
        NavigationSplitView {
            List {
                ForEach(session.rooms, id: \.self) { room in
                    Button {
                        session.selection = room
                    } label: {
                        RoomRow(name: room, preview: model.messages.last?.text ?? "")
                    }
                }
            }
            .navigationTitle("Chats")
        } detail: {
            if let room = session.selection {
                ConversationScreen(service: PreviewService(), room: room)
            } else {
                placeholder
            }
        }
        .preferredColorScheme(nil)
    }

    private var placeholder: some View {
        VStack(spacing: 12) {
            Image(systemName: "bubble.left.and.bubble.right")
                .font(.largeTitle)
                .foregroundStyle(.secondary)
            Text("No chat selected").font(.title3.weight(.semibold))
            Text("Choose one, or read the [help](https://example.org/help) — it's **short**.")
                .multilineTextAlignment(.center)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        openWindow(id: "about")
                        return .handled
                    })
            Text(Date.now, format: .dateTime.weekday().day().month().locale(locale))
            Text(Date.now...Date.now.addingTimeInterval(3600))
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
            (Text("typed ").italic() + Text("text").bold().underline() + Text(" and ").strikethrough(color: .red)
                + Text("code").monospaced().foregroundColor(.orange))
        }
        .padding()
        .redacted(reason: model.isLoading ? .placeholder : [])
    }
}

struct RoomRow: View {
    let name: String
    let preview: String

    var body: some View {
        Label {
            VStack(alignment: .leading) {
                Text(name).font(.headline).lineLimit(1).truncationMode(.tail)
                Text(markdown).font(.subheadline).foregroundStyle(.secondary).lineLimit(2, reservesSpace: true)
            }
        } icon: {
            AvatarView(person: Contact(id: UUID(), name: name), size: 32)
        }
        .privacySensitive()
        .help(Text(preview))
    }

    private var markdown: AttributedString {
        var string =
            (try? AttributedString(
                markdown: preview, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(preview)
        if let range = string.range(of: "@me") {
            string[range].foregroundColor = .accentColor
            string[range].font = .subheadline.bold()
        }
        return string
    }
}

struct RoomRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RoomRow(name: "general", preview: "Hello **world**")
            RoomRow(name: "general", preview: "Dark").preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Room row")
    }
}
