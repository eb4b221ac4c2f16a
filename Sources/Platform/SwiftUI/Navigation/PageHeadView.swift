import UIKit

/// The large title of a page, and its search field.
struct PageHeadView: View {
    @ObservedObject var page: NavigationPage
    static var titleHeight: Double { 16 + (34 * Double(Desktop.textScale)).rounded() }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let title = page.bar.largeTitle {
                title
                    .font(.largeTitle)
                    .fontWeight(.bold)
                    .lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
                    .padding(.horizontal, 16)
                    .frame(height: Self.titleHeight, alignment: .center)
            }
            if let search = page.bar.search {
                EnvironmentScope(base: search.environment, content: search.content)
                    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            }
            if !page.bar.isEmptyHead { Divider() }
        }
        .modifier(TraitModifier(key: Traits.headTravel, value: page.bar.largeTitle == nil ? 0 : Self.titleHeight))
    }
}

extension NavigationBarContent {
    /// The title where it stands large above the content.
    var largeTitle: Text? { displayMode == .large && isBarHidden != true ? title : nil }
    var isEmptyHead: Bool { largeTitle == nil && search == nil }
}

/// The search field of a page, with the environment of the view that declares it.
struct PageSearch {
    let content: AnyView
    var environment: EnvironmentValues
}
