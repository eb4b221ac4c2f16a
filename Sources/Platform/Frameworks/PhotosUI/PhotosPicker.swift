import SwiftUI
import UIKit

/// How an ordered choice of several pictures works; the desktop's dialog gives them in its own order.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
}

/// A button that opens the desktop's file dialog for pictures and films.
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
    let filter: PHPickerFilter?
    let limit: Int?
    let choose: ([PhotosPickerItem]) -> Void
    let label: Label

    public var body: some View {
        Button {
            PhotoDialog.open(filter, allowsMany: limit != 1) { items in
                choose(limit.map { Array(items.prefix($0)) } ?? items)
            }
        } label: {
            label
        }
    }
}

@MainActor
enum PhotoDialog {
    static func open(_ filter: PHPickerFilter?, allowsMany: Bool, _ done: @escaping ([PhotosPickerItem]) -> Void) {
        FileChooser.open(
            title: "Open", mimeTypes: (filter?.types ?? [.image, .movie]).compactMap(\.mimeType),
            allowsMultiple: allowsMany
        ) { urls in
            if let urls { done(urls.map { PhotosPickerItem(url: $0) }) }
        }
    }
}

extension PhotosPicker {
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter: filter, limit: 1, choose: { selection.wrappedValue = $0.first }, label: label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter: filter, limit: maxSelectionCount, choose: { selection.wrappedValue = $0 }, label: label())
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
}

/// Opens the dialog when a binding says so.
private struct PhotosPickerModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let filter: PHPickerFilter?
    let limit: Int?
    let choose: ([PhotosPickerItem]) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isPresented.wrappedValue, initial: true) { _, wanted in
            guard wanted else { return }
            PhotoDialog.open(filter, allowsMany: limit != 1) { items in
                choose(limit.map { Array(items.prefix($0)) } ?? items)
            }
            isPresented.wrappedValue = false
        }
    }
}

extension View {
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(isPresented: isPresented, filter: filter, limit: 1) {
                selection.wrappedValue = $0.first
            })
    }
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(isPresented: isPresented, filter: filter, limit: maxSelectionCount) {
                selection.wrappedValue = $0
            })
    }
}
