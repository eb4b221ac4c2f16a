/// The parts of the screen that creates a channel: ``Header`` in the navigation bar, ``Input`` below it.
public enum SBUCreateOpenChannelModule {}

/// Hears what is entered.
@preconcurrency @MainActor public protocol SBUCreateOpenChannelModuleInputDelegate: AnyObject {
    /// A field was changed.
    func createOpenChannelModuleDidChange(_ input: SBUCreateOpenChannelModule.Input)
    /// Enter was pressed.
    func createOpenChannelModuleDidSubmit(_ input: SBUCreateOpenChannelModule.Input)
}

extension SBUCreateOpenChannelModule {
    /// A title, the way back and a button that creates the channel.
    @preconcurrency @MainActor open class Header: SBUHeaderComponent {
        open override func makeTitleView() -> UIView? { title(SBUStringSet.createChannelTitle) }

        open override func makeRightBarButton() -> UIBarButtonItem? {
            let item = UIBarButtonItem(title: SBUStringSet.create)
            item.primaryAction = UIAction(title: SBUStringSet.create) { [weak self, weak item] _ in
                if let self, let item { delegate?.header(self, didTapRightItem: item) }
            }
            item.style = .done
            return item
        }
    }

    /// What the channel is called and what it is about.
    @preconcurrency @MainActor open class Input: UIView {
        public let nameField = UITextField()
        public let topicField = UITextField()

        /// Hears what is entered.
        public weak var delegate: (any SBUCreateOpenChannelModuleInputDelegate)?
        /// How it looks.
        public private(set) var theme = SBUTheme.current

        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public required convenience init() { self.init(frame: .zero) }

        /// Sets what the input tells and how it looks. The controller calls it once it has added the input.
        open func configure(delegate: any SBUCreateOpenChannelModuleInputDelegate, theme: SBUTheme) {
            self.delegate = delegate
            self.theme = theme
            setupViews()
            setupStyles()
        }

        /// Adds the fields. Called by ``configure(delegate:theme:)``.
        open func setupViews() {
            for (field, words) in [(nameField, SBUStringSet.channelName), (topicField, SBUStringSet.channelTopic)] {
                field.placeholder = words
                field.accessibilityLabel = words
                field.borderStyle = .roundedRect
                field.addAction(
                    UIAction { [weak self] _ in
                        if let self { self.delegate?.createOpenChannelModuleDidChange(self) }
                    }, for: .editingChanged)
                field.addAction(
                    UIAction { [weak self] _ in
                        if let self { self.delegate?.createOpenChannelModuleDidSubmit(self) }
                    }, for: .editingDidEndOnExit)
                addSubview(field)
            }
        }

        /// Sets colours and fonts. Called by ``configure(delegate:theme:)``.
        open func setupStyles() {
            for field in [nameField, topicField] {
                field.font = theme.appearance.fonts.body
                field.textColor = theme.appearance.colors.text
            }
        }

        /// What was entered; nil without a name.
        open var params: OpenChannelCreateParams? {
            let name = (nameField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            guard !name.isEmpty else { return nil }
            var params = OpenChannelCreateParams(name: name)
            let topic = (topicField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            params.topic = topic.isEmpty ? nil : topic
            return params
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            let width = min(bounds.width - 32, 480)
            let height = max(44, nameField.intrinsicContentSize.height)
            for (index, field) in [nameField, topicField].enumerated() {
                field.frame = CGRect(
                    x: ((bounds.width - width) / 2).rounded(), y: 20 + CGFloat(index) * (height + 12), width: width,
                    height: height)
            }
        }
    }
}
