/// Controls in sections: a list of cards, in which each control stands beside its label.
public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if look == .columns {
            VStack(alignment: .leading, spacing: 12) { content }.padding()
        } else {
            List { content }.environment(\.listLook, .cards)
        }
    }
}

enum FormLook: Hashable { case cards, columns }

public protocol FormStyle {
    var _look: _FormLook { get }
}
public struct _FormLook: Sendable { let look: FormLook }
extension FormStyle {
    public var _look: _FormLook { _FormLook(look: .cards) }
}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook { _FormLook(look: .columns) }
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

private struct FormLookKey: EnvironmentKey { static var defaultValue: FormLook { .cards } }

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formLook, style._look.look) }
}
