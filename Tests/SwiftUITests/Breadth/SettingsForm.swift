import SwiftUI

// Ordinary SwiftUI, as an app's settings are written for a phone: it has to compile.

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct SettingsForm: View {
    @AppStorage("notificationsEnabled") private var notificationsEnabled = true
    @AppStorage("previewLines") private var previewLines = 2
    @State private var theme: AppTheme = .system
    @State private var fontSize = 15.0
    @State private var accent = Color.blue
    @State private var quietFrom = Date()
    @State private var quietUntil = Date().addingTimeInterval(8 * 3600)
    @State private var showsResetAlert = false
    @State private var showsSignOut = false
    @State private var exports = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("Notifications", systemImage: "bell", isOn: $notificationsEnabled)
                    if notificationsEnabled {
                        Stepper("Preview lines: \(previewLines)", value: $previewLines, in: 1...5)
                        DatePicker("Quiet from", selection: $quietFrom, displayedComponents: .hourAndMinute)
                        DatePicker(
                            "until", selection: $quietUntil, in: quietFrom..., displayedComponents: [.hourAndMinute])
                    }
                } header: {
                    Text("Notifications")
                } footer: {
                    Text("Quiet hours hide banners; messages still arrive.")
                }

                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(AppTheme.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    VStack(alignment: .leading) {
                        Text("Text size")
                        Slider(value: $fontSize, in: 12...24, step: 1) {
                            Text("Text size")
                        } minimumValueLabel: {
                            Image(systemName: "textformat.size.smaller")
                        } maximumValueLabel: {
                            Image(systemName: "textformat.size.larger")
                        }
                    }
                    ColorPicker("Accent", selection: $accent, supportsOpacity: false)
                    NavigationLink("Wallpaper") { Text("Choose a picture").navigationTitle("Wallpaper") }
                }

                Section {
                    LabeledContent("Version", value: "1.4 (210)")
                    LabeledContent("Storage") { Text("120 MB").monospacedDigit() }
                    Link("Privacy policy", destination: URL(string: "https://example.org/privacy")!)
                    Button("Write to us") { openURL(URL(string: "mailto:help@example.org")!) }
                    ShareLink(item: URL(string: "https://example.org")!) {
                        Label("Recommend the app", systemImage: "square.and.arrow.up")
                    }
                } header: {
                    Text("About")
                }
                .headerProminence(.increased)

                DisclosureGroup("Advanced") {
                    Button("Export chats") { exports = true }
                    Button("Reset settings", role: .destructive) { showsResetAlert = true }
                }

                Section {
                    Button("Sign out", role: .destructive) { showsSignOut.toggle() }
                        .frame(maxWidth: .infinity)
                }
                .listRowBackground(Color.red.opacity(0.1))
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.fontWeight(.semibold)
                }
            }
            .alert("Reset all settings?", isPresented: $showsResetAlert) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Your messages stay.")
            }
            .confirmationDialog("Sign out?", isPresented: $showsSignOut, titleVisibility: .visible) {
                Button("Sign out", role: .destructive) {}
            } message: {
                Text("Drafts on this device are lost.")
            }
            .fileExporter(
                isPresented: $exports, document: ChatArchive(text: "…"), contentType: .plainText,
                defaultFilename: "chats"
            ) { result in
                if case .failure(let error) = result { print(error.localizedDescription) }
            }
        }
        .tint(accent)
        .preferredColorScheme(theme == .system ? nil : theme == .dark ? .dark : .light)
        .presentationDetents([.medium, .large])
    }

    private func reset() {
        fontSize = 15
        theme = .system
    }
}

struct ChatArchive: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = configuration.file.regularFileContents.flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
