struct Route: Sendable {
    let handler: Router.Handler
    let parameterNames: [String]
    let bodyLimit: Int
    let bodyFolder: String?
}

enum RouteSegment {
    case literal(String)
    case parameter(String)

    init(_ text: Substring) {
        self =
            text.hasPrefix("{") && text.hasSuffix("}")
            ? .parameter(String(text.dropFirst().dropLast()))
            : .literal(String(text))
    }

    var parameterName: String? {
        if case .parameter(let name) = self { name } else { nil }
    }
}

/// A tree of path segments.
struct RouteNode: Sendable {
    private(set) var routes: [Method: Route] = [:]
    private var literals: [String: RouteNode] = [:]
    private var parameter: [RouteNode] = []  // none or one: a struct can't hold itself directly

    mutating func insert(_ route: Route, _ method: Method, at path: ArraySlice<RouteSegment>) {
        switch path.first {
        case nil: routes[method] = route
        case .literal(let text): literals[text, default: RouteNode()].insert(route, method, at: path.dropFirst())
        case .parameter:
            if parameter.isEmpty { parameter.append(RouteNode()) }
            parameter[0].insert(route, method, at: path.dropFirst())
        }
    }

    /// The node that a path leads to, with what its parameters hold.
    func find(_ path: ArraySlice<String>) -> (RouteNode, [String])? {
        guard let segment = path.first else { return routes.isEmpty ? nil : (self, []) }
        let rest = path.dropFirst()
        if let found = literals[segment]?.find(rest) { return found }
        guard let (node, values) = parameter.first?.find(rest) else { return nil }
        return (node, [segment] + values)
    }

    var allowedMethods: String {
        var methods = Set(routes.keys)
        methods.insert(.options)
        if methods.contains(.get) { methods.insert(.head) }
        return methods.map(\.rawValue).sorted().joined(separator: ", ")
    }
}
