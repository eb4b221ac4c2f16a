/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelShows) private var shows

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        switch shows {
        case .both:
            HStack(spacing: 8) {
                icon
                title
            }
        case .title: title
        case .icon: icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
}

/// Which parts labels show.
enum LabelParts { case both, title, icon }

private struct LabelShowsKey: EnvironmentKey { static var defaultValue: LabelParts { .both } }

extension EnvironmentValues {
    var labelShows: LabelParts {
        get { self[LabelShowsKey.self] }
        set { self[LabelShowsKey.self] = newValue }
    }
}

/// How labels look.
public protocol LabelStyle {
    var _shows: _LabelStyleParts { get }
}

public struct _LabelStyleParts { let parts: LabelParts }
public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public var _shows: _LabelStyleParts { _LabelStyleParts(parts: .both) }
}
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _shows: _LabelStyleParts { _LabelStyleParts(parts: .icon) }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _shows: _LabelStyleParts { _LabelStyleParts(parts: .title) }
}
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == DefaultLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelShows, style._shows.parts) }
}
