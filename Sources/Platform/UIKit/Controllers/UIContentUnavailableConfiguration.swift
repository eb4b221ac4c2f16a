import Foundation

/// What a view says that has nothing to show: a picture, a title, a sentence and a button.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How a text of the configuration looks.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
    }
    public struct ImageProperties {
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = 0
    }
    public enum Alignment: Int, Sendable { case center, natural }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// Shown where it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 14
    public var buttonToSecondaryButtonPadding: CGFloat = 6
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    /// Nothing yet; the app fills it.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// A spinner over the text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        configuration.text = "Loading…"
        return configuration
    }
    /// Says that a search has found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// What a controller's configuration may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows a `UIContentUnavailableConfiguration` in its middle.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let stack = UIStackView()
    private var shown: UIContentUnavailableConfiguration

    open var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            fill()
        }
    }

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
        ])
        fill()
    }

    public required init?(coder: NSCoder) { nil }

    private func fill() {
        for old in stack.arrangedSubviews { old.removeFromSuperview() }
        if shown.isLoading {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            add(spinner, shown.imageToTextPadding)
        } else if let image = shown.image {
            let view = UIImageView(image: image)
            view.tintColor = shown.imageProperties.tintColor
            view.preferredSymbolConfiguration =
                shown.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 40)
            add(view, shown.imageToTextPadding)
        }
        addLabel(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
        addLabel(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown.textToButtonPadding
        )
        addButton(shown.button, shown.buttonProperties)
        addButton(shown.secondaryButton, shown.secondaryButtonProperties)
        backgroundColor = shown.background.backgroundColor
    }

    private func add(_ view: UIView, _ padding: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(padding, after: view)
    }

    private func addLabel(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ padding: CGFloat
    ) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, padding)
    }

    private func addButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
            return
        }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        add(button, shown.buttonToSecondaryButtonPadding)
    }
}
