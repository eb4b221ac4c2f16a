import ParlorUI
import SwiftUI

/// The button that chooses files to send.
struct AttachButton: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @State private var isChoosing = false

    let viewModel: ComposerViewModel

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    var body: some View {
        if utils.composer.allowsAttachments {
            SymbolButton(image: appearance.images.attach, name: "Attach files") { isChoosing = true }
                .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.item], allowsMultipleSelection: true) {
                    if case .success(let files) = $0 { viewModel.attach(files) }
                    viewModel.focus()
                }
        }
    }
}
