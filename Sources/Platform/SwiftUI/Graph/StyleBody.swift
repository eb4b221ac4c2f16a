/// Evaluates what a style makes in a place of its own, so that `@Environment`, `@State` and the like in a style work as they
/// do in a view.
struct StyleBody<Style, Configuration, Content: View>: View {
    var box: StyleBox<Style>
    let configuration: Configuration
    let make: (Style, Configuration) -> Content

    var body: some View { make(box.style, configuration) }
}

/// A style of any type, as the environment holds it: what it makes of a configuration. Equal as long as the styles are.
struct StyleMaker<Configuration>: Equatable {
    private let style: Any
    private let make: @MainActor (Configuration) -> any View

    /// Styles without property wrappers cost no place.
    @MainActor
    init<Style, Content: View>(_ style: Style, _ make: @escaping (Style, Configuration) -> Content) {
        let needsPlace = DynamicProperties.areFound(in: Style.self)
        self.init(plain: style) { style, configuration in
            guard needsPlace else { return make(style, configuration) }
            return StyleBody(box: StyleBox(style: style), configuration: configuration, make: make)
        }
    }

    /// For a style that is known to have no property wrappers.
    init<Style>(plain style: Style, _ make: @escaping @MainActor (Style, Configuration) -> any View) {
        nonisolated(unsafe) let style = style
        self.style = style
        self.make = { make(style, $0) }
    }

    @MainActor func callAsFunction(_ configuration: Configuration) -> any View { make(configuration) }

    static func == (left: StyleMaker, right: StyleMaker) -> Bool { ValueEquality.areEqual(left.style, right.style) }
}

/// A value whose property wrappers belong to the view that holds it.
protocol PropertyCarrier: DynamicProperty {}

struct StyleBox<Style>: PropertyCarrier {
    var style: Style
}
