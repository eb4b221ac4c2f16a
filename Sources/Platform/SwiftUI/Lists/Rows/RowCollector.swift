/// How many rows the views of a type make, as far as the type tells.
enum RowShape: Comparable {
    /// Always one, whichever branch it takes.
    case one
    /// One or none.
    case optional
    case several
    /// Whole sections, or as many as a collection has elements.
    case sections

    /// What a type makes, looking through the bodies of customers' views.
    @MainActor
    static func of(_ type: Any.Type) -> RowShape {
        if let known = known[ObjectIdentifier(type)] { return known }
        let found: RowShape
        if let source = type as? any RowSource.Type {
            found = source.rowShape
        } else if let view = type as? any View.Type {
            found = ofBody(view)
        } else {
            found = .one
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    @MainActor
    private static func ofBody<V: View>(_: V.Type) -> RowShape {
        V.Body.self == Never.self || isOwn(V.self) ? .one : of(V.Body.self)
    }

    /// The views of this module lay their parts out themselves; those that do not are `RowSource`s.
    private static func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("SwiftUI.") }

    @MainActor private static var known: [ObjectIdentifier: RowShape] = [:]
}

/// A view that a lazy list can take apart into rows without making nodes for them.
@MainActor
protocol RowSource {
    static var rowShape: RowShape { get }
    func appendRows(to rows: inout [LazyRow], path: RowPath)
}

/// A modifier that a collection of rows has once.
protocol OncePerCollection {}

@MainActor
enum RowCollector {
    static func rows(of view: any View) -> [LazyRow] {
        var rows: [LazyRow] = []
        append(view, to: &rows, path: RowPath())
        return rows
    }

    /// Structure is taken apart, and so are customers' views that consist of it; anything else is one row.
    static func append(_ view: any View, to rows: inout [LazyRow], path: RowPath) {
        if let source = view as? any RowSource {
            source.appendRows(to: &rows, path: path)
        } else if let bodies = RowBodies.current, RowShape.of(type(of: view)) != .one {
            bodies.appendRows(of: view, to: &rows, path: path)
        } else {
            rows.append(LazyRow(id: AnyHashable(path), view))
        }
    }
}
