import UIKit

/// A button that offers what a desktop can do with something: copy, open, save.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    let items: [Any]
    let subject: Text?
    let label: Label
    @Environment(\.presentationHost) private var host

    init(items: [Any], subject: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.label = label
    }

    public var body: some View {
        Button(action: share) { label }
    }

    private func share() {
        guard let root = host?.view?.window?.rootViewController else { return }
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        var front = root
        while let next = front.presentedViewController { front = next }
        front.present(controller, animated: true)
    }
}

/// What a share link shows of what is shared; the desktop's list shows its name.
public struct SharePreview<Image, Icon> {
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
}

/// The label of a share link that is given none.
public struct DefaultShareLinkLabel: View {
    let title: Text
    init(title: Text = Text("Share…")) { self.title = title }
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(items: [item], subject: subject, label: label()) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection { self.init(items: Array(items), subject: subject, label: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel())
    }
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data: RandomAccessCollection {
        self.init(items: Array(items), subject: subject, label: DefaultShareLinkLabel())
    }
    public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink {
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(items: [item], subject: subject, label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel())
    }
    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: [item], subject: subject, label: DefaultShareLinkLabel(title: Text(title)))
    }
}
