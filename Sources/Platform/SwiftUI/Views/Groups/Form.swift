/// Controls in sections: a list of cards, in which each control stands beside its label.
public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        // The rows of a list are found in the content's own type.
        if let make = style.make {
            AnyView(any: make(FormStyleConfiguration(content: .init(content: AnyView(content)))))
        } else {
            List { content }.environment(\.listLook, .cards)
        }
    }
}

/// What a form contains.
public struct FormStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let content: Content
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A list of cards, which a form is without a style.
@MainActor protocol CardFormStyle: FormStyle {}

extension CardFormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.environment(\.listLook, .cards)
    }
}

public struct AutomaticFormStyle: FormStyle, CardFormStyle { public nonisolated init() {} }
public struct GroupedFormStyle: FormStyle, CardFormStyle { public nonisolated init() {} }
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) { configuration.content }.padding()
    }
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

struct AnyFormStyle {
    /// Nil for a list of cards.
    let make: StyleMaker<FormStyleConfiguration>?
    @MainActor init<S: FormStyle>(_ style: S) {
        make = style is any CardFormStyle ? nil : StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = nil }
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: AnyFormStyle { AnyFormStyle() } }

extension EnvironmentValues {
    var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, AnyFormStyle(style)) }
}
