/// Hears what leaves a composer.
@MainActor public protocol ComposerVCDelegate: AnyObject {
    /// Something was sent, or an edit was saved.
    func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission)
    /// The composer became higher or lower; those who lay it out without constraints lay out again.
    func composerVCDidChangeHeight(_ composer: ComposerVC)
}

extension ComposerVCDelegate {
    public func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission) {}
    public func composerVCDidChangeHeight(_ composer: ComposerVC) {}
}

/// The name under which documentation also knows the composer.
public typealias ChatMessageComposerVC = ComposerVC
