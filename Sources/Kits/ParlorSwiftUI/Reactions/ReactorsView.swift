import Parlor
import ParlorUI
import SwiftUI

/// Who has reacted to a message: one tab for all, one for each sign.
public struct ReactorsView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.dismiss) private var dismiss
    @StateObject private var viewModel: ReactorsViewModel
    private let client: ChatClient

    public init(_ options: ReactorsOptions) {
        client = options.client
        _viewModel = StateObject(
            wrappedValue: ReactorsViewModel(
                options.sheet.message, client: options.client, selectedKey: options.sheet.key))
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SheetTitle("Reactions") { dismiss() }
            tabs
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(viewModel.rows) { row($0) }
                }
                .padding(.vertical, 6)
            }
        }
        .frame(maxWidth: 380, maxHeight: 420)
        .background(appearance.colors.elevated)
        .environment(\.chatClient, client)
    }

    private var tabs: some View {
        HStack(spacing: 4) {
            tab(nil, "All \(viewModel.reactors.rows.count)")
            ForEach(viewModel.keys, id: \.self) { key in
                tab(key, "\(key) \(viewModel.reactors.rows(with: key).count)")
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 14)
        .padding(.bottom, 8)
    }

    private func tab(_ key: String?, _ title: String) -> some View {
        let isSelected = viewModel.selectedKey == key
        return Button {
            viewModel.selectedKey = key
        } label: {
            Text(verbatim: title)
                .font(appearance.fonts.footnoteBold)
                .foregroundColor(isSelected ? appearance.colors.tintColor : appearance.colors.textSecondary)
                .padding(.horizontal, 10)
                .frame(minHeight: 28)
                .background(appearance.colors.tintColor.opacity(isSelected ? 0.14 : 0), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityLabel(title)
    }

    private func row(_ row: ReactorList.Row) -> some View {
        HStack(spacing: 12) {
            UserAvatar(user: row.user, size: 36, showsPresence: true)
            Text(verbatim: row.name)
                .font(appearance.fonts.body)
                .foregroundColor(appearance.colors.text)
                .lineLimit(1)
            Spacer(minLength: 8)
            Text(verbatim: row.keys.joined(separator: " "))
                .font(appearance.fonts.title)
        }
        .padding(.horizontal, 20)
        .frame(minHeight: 52)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(row.name), \(row.keys.joined(separator: " "))")
    }
}
