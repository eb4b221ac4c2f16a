import SwiftUI

// The pictures of a chat in a grid, one of them full screen.

struct MediaItem: Identifiable, Hashable {
    let id = UUID()
    let url: URL
    var caption = ""
}

struct MediaGrid: View {
    let items: [MediaItem]
    @State private var opened: MediaItem?
    @State private var columns = 3
    @State private var picked: Set<MediaItem.ID> = []
    @State private var isTargeted = false
    @Namespace private var namespace

    private var layout: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 2), count: columns) }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: layout, spacing: 2) {
                Section {
                    ForEach(items) { item in
                        cell(item)
                            .aspectRatio(1, contentMode: .fill)
                            .onTapGesture { opened = item }
                            .onLongPressGesture { picked.insert(item.id) }
                            .draggable(item.url)
                            .contextMenu {
                                ShareLink(item: item.url)
                                Button("Save") {}
                            } preview: {
                                AsyncImage(url: item.url)
                            }
                    }
                } header: {
                    Text("This month").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 8) {
                    ForEach(items.prefix(20)) { item in cell(item).frame(width: 80, height: 80) }
                }
                .padding(.horizontal)
            }
            .frame(height: 96)
            LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))], alignment: .top) {
                ForEach(items.prefix(6)) { cell($0) }
            }
        }
        .dropDestination(for: URL.self) { urls, location in
            !urls.isEmpty
        } isTargeted: {
            isTargeted = $0
        }
        .overlay { if isTargeted { RoundedRectangle(cornerRadius: 12).stroke(.blue, lineWidth: 3) } }
        .fullScreenCover(item: $opened) { item in MediaViewer(item: item) }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Picker("Columns", selection: $columns) {
                    ForEach([2, 3, 4], id: \.self) { Text("\($0)").tag($0) }
                }
                .pickerStyle(.menu)
            }
        }
        .navigationTitle("Media")
        .navigationBarTitleDisplayMode(.large)
    }

    private func cell(_ item: MediaItem) -> some View {
        AsyncImage(url: item.url) { image in
            image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
            Rectangle().fill(.quaternary).overlay { ProgressView() }
        }
        .clipped()
        .overlay(alignment: .topTrailing) {
            if picked.contains(item.id) {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .blue).padding(6)
            }
        }
    }
}

struct MediaViewer: View {
    let item: MediaItem
    @Environment(\.dismiss) private var dismiss
    @State private var showsInspector = false

    var body: some View {
        NavigationStack {
            AsyncImage(url: item.url, scale: 1) {
                $0.resizable().scaledToFit()
            } placeholder: {
                ProgressView()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.black)
            .ignoresSafeArea()
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "xmark")
                    }
                    .keyboardShortcut(.cancelAction)
                    .help("Close")
                }
                ToolbarItem(placement: .principal) { Text(item.caption) }
            }
            .toolbarBackground(.black, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .inspector(isPresented: $showsInspector) {
                LabeledContent("Name", value: item.url.lastPathComponent)
            }
        }
    }
}
