extension SBUOpenChannelModule {
    /// Where messages are written; a sentence stands in its place for somebody who may not.
    @preconcurrency @MainActor open class Input: UIView, ComposerVCDelegate {
        /// Takes what is written. The controller of the screen takes it as a child.
        public let composerVC = Components.default.composerVC.init()
        /// Why nothing can be written, where the composer itself does not know.
        public let sentenceLabel = UILabel()

        /// Hears what is sent.
        public weak var delegate: (any SBUOpenChannelModuleInputDelegate)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets what the input tells and how it looks. The controller calls it once it has added the input.
        open func configure(delegate: any SBUOpenChannelModuleInputDelegate, theme: SBUTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupStyles()
        }

        /// Adds the parts. Called by ``configure(delegate:theme:)``.
        open func setupViews() {
            composerVC.delegate = self
            sentenceLabel.numberOfLines = 0
            sentenceLabel.textAlignment = .center
            sentenceLabel.isHidden = true
            for part in [composerVC.view, sentenceLabel] as [UIView] { addSubview(part) }
        }

        /// Sets colours and fonts. Called by ``configure(delegate:theme:)``.
        open func setupStyles() {
            backgroundColor = theme.appearance.colors.background
            composerVC.appearance = theme.appearance
            sentenceLabel.font = theme.appearance.fonts.footnote
            sentenceLabel.textColor = theme.appearance.colors.textSecondary
        }

        /// Writes in a conversation; nil: nothing can be written.
        ///
        /// - Parameter sentence: Stands in place of the input; nil: the composer itself says whether the user may write.
        open func reload(_ conversation: Conversation?, sentence: String?) {
            composerVC.conversation = conversation
            sentenceLabel.text = sentence
            sentenceLabel.isHidden = sentence == nil
            composerVC.view.isHidden = sentence != nil || conversation == nil
            delegate?.openChannelModuleDidChangeHeight(self)
        }

        /// How high it wants to be.
        open func height(in room: CGSize) -> CGFloat {
            if !sentenceLabel.isHidden {
                return sentenceLabel.sizeThatFits(CGSize(width: room.width - 48, height: room.height)).height + 32
            }
            return composerVC.view.isHidden ? 0 : composerVC.view.sizeThatFits(room).height
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            composerVC.view.frame = bounds
            sentenceLabel.frame = bounds.insetBy(dx: 24, dy: 16)
        }

        // MARK: What the composer tells

        open func composerVC(_ composer: ComposerVC, didSubmit submission: ComposerSubmission) {
            delegate?.openChannelModule(self, didSubmit: submission)
        }

        open func composerVCDidChangeHeight(_ composer: ComposerVC) {
            delegate?.openChannelModuleDidChangeHeight(self)
        }
    }
}
