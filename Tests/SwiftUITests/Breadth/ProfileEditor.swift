import SwiftUI

// Editing one's own profile: fields with focus, validation, a picture, a popover.

struct EditedProfile: Equatable {
    var name = ""
    var handle = ""
    var about = ""
    var email = ""
    var birthday: Date?
    var age = 30
    var status = Status.available

    enum Status: String, CaseIterable, Identifiable {
        case available, busy, away
        var id: String { rawValue }
    }
}

struct ProfileEditor: View {
    @Binding var profile: EditedProfile
    @State private var draft: EditedProfile
    @State private var password = ""
    @State private var showsStatus = false
    @State private var picksPicture = false
    @State private var discards = false
    @State private var editMode = EditMode.inactive
    @FocusState private var focus: Field?
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented

    enum Field: Int, CaseIterable { case name, handle, email, about }

    init(profile: Binding<EditedProfile>) {
        _profile = profile
        _draft = State(initialValue: profile.wrappedValue)
    }

    private var isValid: Bool { !draft.name.isEmpty && draft.email.contains("@") }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    HStack {
                        Spacer()
                        Button {
                            picksPicture = true
                        } label: {
                            Image(systemName: "person.crop.circle.fill")
                                .resizable()
                                .frame(width: 96, height: 96)
                                .overlay(alignment: .bottomTrailing) {
                                    Image(systemName: "pencil.circle.fill").font(.title2)
                                }
                        }
                        .buttonStyle(.plain)
                        .hoverEffect(.lift)
                        Spacer()
                    }
                    .listRowBackground(Color.clear)
                    .listRowSeparator(.hidden)
                }
                Section("You") {
                    TextField("Name", text: $draft.name, prompt: Text("Required"))
                        .textContentType(.name)
                        .textInputAutocapitalization(.words)
                        .focused($focus, equals: .name)
                        .submitLabel(.next)
                    TextField("Handle", text: $draft.handle)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .handle)
                    TextField("Email", text: $draft.email)
                        .keyboardType(.emailAddress)
                        .textContentType(.emailAddress)
                        .focused($focus, equals: .email)
                    TextField("Age", value: $draft.age, format: .number)
                    SecureField("Password", text: $password)
                    TextField("About", text: $draft.about, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($focus, equals: .about)
                }
                .onSubmit(advance)
                Section {
                    Button("Status: \(draft.status.rawValue)") { showsStatus = true }
                        .popover(isPresented: $showsStatus, arrowEdge: .bottom) {
                            Picker("Status", selection: $draft.status) {
                                ForEach(EditedProfile.Status.allCases) { Text($0.rawValue.capitalized).tag($0) }
                            }
                            .pickerStyle(.inline)
                            .labelsHidden()
                            .padding()
                            .presentationCompactAdaptation(.popover)
                        }
                    TextEditor(text: $draft.about).frame(minHeight: 80).scrollContentBackground(.hidden)
                }
            }
            .environment(\.editMode, $editMode)
            .navigationBarTitle("EditedProfile", displayMode: .inline)
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(
                leading: Button("Cancel") { if draft == profile { close() } else { discards = true } },
                trailing: Button("Save") {
                    profile = draft
                    close()
                }
                .disabled(!isValid)
            )
            .actionSheet(isPresented: $discards) {
                ActionSheet(
                    title: Text("Discard changes?"),
                    buttons: [.destructive(Text("Discard"), action: close), .cancel()])
            }
            .fileImporter(isPresented: $picksPicture, allowedContentTypes: [.image]) { result in
                if case .success(let url) = result { print(url) }
            }
            .interactiveDismissDisabled(draft != profile)
            .onKeyPress(.escape) {
                close()
                return .handled
            }
        }
        .navigationViewStyle(.stack)
        .onAppear { focus = .name }
    }

    private func advance() { focus = focus.flatMap { Field(rawValue: $0.rawValue + 1) } }
    private func close() { presentationMode.wrappedValue.dismiss() }
}
