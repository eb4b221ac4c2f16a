import UIKit

/// A row of views that come into being when they scroll into view, inside a horizontal `ScrollView`. Elsewhere it is an
/// `HStack`.
public struct LazyHStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        if environment.lineContext == nil {
            return StackNode(view: self, content: content, parent: parent, environment: environment)
        }
        return LazyLineNode(view: self, parent: parent, environment: environment)
    }
}

extension LazyHStack: LinearStack {
    var axis: Axis { .horizontal }
    var alignmentKey: AlignmentKey { alignment.key }
}

extension LazyHStack: LazyLineContent {
    var lineSpacing: CGFloat { spacing ?? StackItem.defaultSpacing }
    var lineAlignment: VerticalAlignment { alignment }
    func lineRows(height: CGFloat) -> [LazyRow] { RowCollector.rows(of: content) }
}
