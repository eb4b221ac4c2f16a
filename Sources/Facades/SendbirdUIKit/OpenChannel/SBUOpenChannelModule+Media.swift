extension SBUOpenChannelModule {
    /// What stands above the messages, such as the film of a livestream. It takes no room while ``contentView`` is nil.
    @preconcurrency @MainActor open class Media: UIView {
        /// What is shown, over the whole component.
        open var contentView: UIView? {
            didSet {
                oldValue?.removeFromSuperview()
                if let contentView { addSubview(contentView) }
                superview?.setNeedsLayout()
            }
        }
        /// Width by height.
        open var aspectRatio: CGFloat = 16 / 9
        /// The most that it takes of the height of its screen.
        open var largestShare: CGFloat = 0.5

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets how it looks. The controller calls it once it has added the component.
        open func configure(theme: SBUTheme) {
            backgroundColor = .black
            clipsToBounds = true
        }

        /// How high it wants to be.
        open func height(in room: CGSize) -> CGFloat {
            contentView == nil ? 0 : min(room.width / aspectRatio, room.height * largestShare).rounded()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            contentView?.frame = bounds
        }
    }
}
