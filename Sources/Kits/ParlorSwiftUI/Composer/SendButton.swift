import ParlorUI
import SwiftUI

/// The round button that appears when there is something to send; slow mode dims it.
struct SendButton: View {
    @Environment(\.chatAppearance) private var appearance
    @ObservedObject private var viewModel: ComposerViewModel

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    var body: some View {
        if viewModel.content.canSend {
            Button {
                viewModel.send()
                viewModel.focus()
            } label: {
                SymbolImage(viewModel.isEditing ? appearance.images.check : appearance.images.send, size: 20)
                    .foregroundColor(appearance.colors.textOnTint)
                    .frame(width: 38, height: 38)
                    .background(appearance.colors.tintColor.opacity(viewModel.canSend ? 1 : 0.4), in: Circle())
            }
            .buttonStyle(.plain)
            .disabled(!viewModel.canSend)
            .accessibilityLabel(viewModel.isEditing ? "Save" : "Send")
            .padding(.leading, 4)
        }
    }
}
