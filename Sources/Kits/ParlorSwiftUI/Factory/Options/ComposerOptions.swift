import ParlorUI

/// What the input of a channel, and each part of it, is made of.
public struct ComposerOptions {
    /// What is being written, and what can be done with it.
    public let viewModel: ComposerViewModel
    /// The screen around.
    public let channelViewModel: ChatChannelViewModel
}

/// What stands above the input while it replies or edits is made of.
public struct ComposerBannerOptions {
    public let banner: ComposerBanner
    public let cancel: () -> Void
}

/// What stands in place of an input where nobody may write is made of.
public struct ComposerClosedOptions {
    public let sentence: String
    public let channelViewModel: ChatChannelViewModel
}
