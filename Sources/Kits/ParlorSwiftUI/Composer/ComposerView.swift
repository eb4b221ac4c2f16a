import ParlorUI
import SwiftUI

/// The input of a channel: suggestions, banner of a reply or an edit, files, growing text, send button. Where the user may not write,
/// a sentence says why; slow mode counts down above the field.
public struct ComposerView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @ObservedObject private var viewModel: ComposerViewModel

    private let factory: Factory
    private let options: ComposerOptions

    public init(factory: Factory, options: ComposerOptions) {
        self.factory = factory
        self.options = options
        viewModel = options.viewModel
    }

    public var body: some View {
        Group {
            if case .closed(let sentence) = viewModel.access {
                factory.makeComposerClosedView(
                    ComposerClosedOptions(sentence: sentence, channelViewModel: options.channelViewModel))
            } else {
                open
            }
        }
        .background(appearance.colors.background)
        .onAppear { viewModel.adopt(utils.composer) }
        .onDisappear { viewModel.disappeared() }
    }

    private var open: some View {
        VStack(spacing: 0) {
            if viewModel.mentions.isOpen || viewModel.commands.isOpen { factory.makeComposerSuggestions(options) }
            if let banner = viewModel.banner {
                factory.makeComposerBanner(ComposerBannerOptions(banner: banner) { viewModel.cancel() })
            }
            if let note = viewModel.trouble ?? viewModel.sentence {
                ComposerNote(text: note, isTrouble: viewModel.trouble != nil)
            }
            if viewModel.showsEmoji { factory.makeEmojiChooser(options) }
            if !viewModel.tray.isEmpty || !viewModel.preparing.isEmpty { factory.makeAttachmentTray(options) }
            HStack(alignment: .bottom, spacing: 4) {
                factory.makeComposerLeadingView(options)
                factory.makeComposerInput(options)
                factory.makeComposerTrailingView(options)
            }
            .padding(.leading, utils.composer.allowsAttachments ? 8 : 12)
            .padding(.trailing, 12)
            .padding(.vertical, 10)
        }
    }
}
