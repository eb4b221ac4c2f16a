/// A modifier that gives its content a name: an id to scroll to, or a tag to be chosen by.
@MainActor
protocol ViewNaming {
    var viewName: AnyHashable? { get }
}

extension IDModifier: ViewNaming {
    var viewName: AnyHashable? { AnyHashable(id) }
}

extension TraitModifier: ViewNaming {
    var viewName: AnyHashable? { key === (Traits.tag as AnyObject) ? value as? AnyHashable : nil }
}

/// A view with a modifier around it, whatever the two are.
@MainActor
protocol ModifiedView {
    var modifiedContent: any View { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    var modifiedContent: any View { content }
    var anyModifier: Any { modifier }
}

/// Reads the names of views from their values, before there are nodes for them.
@MainActor
enum ViewNames {
    /// The outermost id or tag among the modifiers of a view.
    static func name(of view: any View) -> AnyHashable? {
        first(in: view) { ($0 as? any ViewNaming)?.viewName }
    }

    /// What the first of the modifiers around a view answers.
    static func first<Result>(in view: any View, _ find: (Any) -> Result?) -> Result? {
        var view: any View = view
        while true {
            if let erased = view as? AnyView {
                view = erased.content
            } else if let modified = view as? any ModifiedView {
                if let found = find(modified.anyModifier) { return found }
                view = modified.modifiedContent
            } else {
                return nil
            }
        }
    }
}
