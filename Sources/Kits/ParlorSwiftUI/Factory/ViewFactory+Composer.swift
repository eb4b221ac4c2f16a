import Parlor
import ParlorUI
import SwiftUI

extension ViewFactory {
    public func makeComposer(_ options: ComposerOptions) -> some View { ComposerView(factory: self, options: options) }

    public func makeComposerInput(_ options: ComposerOptions) -> some View { ComposerInputView(options) }

    public func makeComposerLeadingView(_ options: ComposerOptions) -> some View { AttachButton(options) }

    public func makeComposerTrailingView(_ options: ComposerOptions) -> some View { SendButton(options) }

    public func makeComposerBanner(_ options: ComposerBannerOptions) -> some View { ComposerBannerView(options) }

    public func makeAttachmentTray(_ options: ComposerOptions) -> some View { AttachmentTray(options) }

    public func makeComposerSuggestions(_ options: ComposerOptions) -> some View { SuggestionPanel(options) }

    public func makeEmojiChooser(_ options: ComposerOptions) -> some View { EmojiPanel(options) }

    public func makeComposerClosedView(_ options: ComposerClosedOptions) -> some View { ComposerClosedView(options) }
}
