import SwiftUI

/// A small app with a bit of everything, written as a customer would, for pictures and clicks.
struct GalleryView: View {
    struct Person: Identifiable {
        let id: Int
        let name: String
        let preview: String
        let unread: Int
    }

    static let people = (0..<40).map {
        Person(
            id: $0, name: ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"][$0 % 4] + " \($0)",
            preview: "You: the night build made it, all green, have a look before the call", unread: $0 % 3)
    }

    @State private var showsSheet = false
    @State private var search = ""
    var large = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                TextField("Search", text: $search)
                    .textFieldStyle(.roundedBorder)
                    .padding(12)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(Self.people) { person in
                            NavigationLink {
                                detail(person)
                            } label: {
                                row(person)
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
            }
            .navigationTitle("Chats")
            .navigationBarTitleDisplayMode(large ? .large : .inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        showsSheet = true
                    } label: {
                        Image(systemName: "line.3.horizontal").resizable()
                    }
                    .accessibilityLabel("Profile")
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Edit") {}
                }
            }
            .sheet(isPresented: $showsSheet) {
                VStack(spacing: 16) {
                    Text("Profile").font(.title2).bold()
                    Toggle("Notifications", isOn: .constant(true)).frame(width: 240)
                    HStack {
                        Button("Cancel") { showsSheet = false }.buttonStyle(.bordered)
                        Button("Save") { showsSheet = false }.buttonStyle(.borderedProminent)
                    }
                    ProgressView(value: 0.4).frame(width: 240)
                }
                .padding()
            }
        }
    }

    private func row(_ person: Person) -> some View {
        HStack(spacing: 12) {
            Circle()
                .fill(Color(hue: Double(person.id % 10) / 10, saturation: 0.5, brightness: 0.7))
                .frame(width: 44, height: 44)
                .overlay { Text(person.name.prefix(1)).foregroundColor(.white).font(.headline) }
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(person.name).font(.headline).lineLimit(1)
                    Spacer()
                    Text("12:3\(person.id % 10)").font(.caption).foregroundStyle(.secondary)
                }
                HStack {
                    Text(person.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                    Spacer(minLength: 8)
                    if person.unread > 0 {
                        Text("\(person.unread)")
                            .font(.system(size: 11, weight: .bold))
                            .foregroundColor(.white)
                            .padding(.horizontal, 6)
                            .frame(minWidth: 18, minHeight: 18)
                            .background(Color.accentColor, in: Capsule())
                    }
                }
            }
        }
        .padding(12)
        .frame(height: 68)
    }

    private func detail(_ person: Person) -> some View {
        VStack(spacing: 12) {
            Text("Hello, \(person.name)")
            Text("Bubble").padding(.horizontal, 12).padding(.vertical, 8)
                .foregroundColor(.white)
                .background(
                    Color.accentColor,
                    in: UnevenRoundedRectangle(
                        topLeadingRadius: 18, bottomLeadingRadius: 18, bottomTrailingRadius: 6, topTrailingRadius: 18))
            Label("Settings", systemImage: "gear")
        }
        .navigationTitle(person.name)
    }
}
