/// Evaluates what a style makes in a place of its own, so that `@Environment`, `@State` and the like in a style work as they
/// do in a view.
struct StyleBody<Style, Configuration, Content: View>: View {
    var box: StyleBox<Style>
    let configuration: Configuration
    let make: (Style, Configuration) -> Content

    var body: some View { make(box.style, configuration) }

    /// What a style makes of a configuration. Styles without property wrappers cost no place.
    @MainActor
    static func maker(
        _ style: Style, _ make: @escaping (Style, Configuration) -> Content
    ) -> @MainActor (Configuration) -> any View {
        guard DynamicProperties.areFound(in: Style.self) else { return { make(style, $0) } }
        return { StyleBody(box: StyleBox(style: style), configuration: $0, make: make) }
    }
}

/// A value whose property wrappers belong to the view that holds it.
protocol PropertyCarrier: DynamicProperty {}

struct StyleBox<Style>: PropertyCarrier {
    var style: Style
}
