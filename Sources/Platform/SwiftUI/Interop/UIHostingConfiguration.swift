import UIKit

/// SwiftUI content of a table's or collection's cell.
///
///     cell.contentConfiguration = UIHostingConfiguration { MessageRow(message) }
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    public func background<B: View>(@ViewBuilder _ background: () -> B) -> UIHostingConfiguration<Content, B> {
        copy(background())
    }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _ShapeView<Rectangle, S>> {
        copy(Rectangle().fill(style))
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var copy = self
        if edges.contains(.top) { copy.insets.top = length }
        if edges.contains(.leading) { copy.insets.leading = length }
        if edges.contains(.bottom) { copy.insets.bottom = length }
        if edges.contains(.trailing) { copy.insets.trailing = length }
        return copy
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        copy.insets = insets
        return copy
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minimum = (width, height)
        return copy
    }

    private func copy<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
        copy.insets = insets
        copy.minimum = minimum
        return copy
    }

    public func makeContentView() -> UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    fileprivate var view: AnyView {
        AnyView(
            content.padding(insets)
                .frame(minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height, alignment: .leading)
                .background { background })
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// What a configuration is shown in, whatever its content.
@MainActor
private protocol AnyHostingConfiguration {
    var anyView: AnyView { get }
}

extension UIHostingConfiguration: AnyHostingConfiguration {
    fileprivate var anyView: AnyView { view }
}

private final class HostingContentView: UIView, UIContentView {
    private let host: GraphHost<AnyView>
    var configuration: any UIContentConfiguration {
        didSet {
            guard let content = configuration as? any AnyHostingConfiguration else { return }
            host.rootView = content.anyView
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: any UIContentConfiguration & AnyHostingConfiguration) {
        self.configuration = configuration
        host = GraphHost(configuration.anyView)
        super.init(frame: .zero)
        addSubview(host.view)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.view.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = host.view.root?.size(for: ProposedViewSize(width: size.width, height: nil)).height ?? 0
        return CGSize(width: size.width, height: height)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    override var intrinsicContentSize: CGSize {
        bounds.width > 0
            ? sizeThatFits(CGSize(width: bounds.width, height: 0))
            : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
}
