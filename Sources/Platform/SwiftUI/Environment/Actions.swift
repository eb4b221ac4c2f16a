import UIKit

/// Closes what the view is in: a sheet, a pushed page. Elsewhere it does nothing.
@MainActor
public struct DismissAction {
    let perform: () -> Void
    public func callAsFunction() { perform() }
}

/// The way to dismiss, as the environment holds it: equal as long as it belongs to the same sheet or page.
struct DismissTarget: Equatable {
    let token: AnyObject
    let perform: () -> Void
    static func == (left: DismissTarget, right: DismissTarget) -> Bool { left.token === right.token }
}

@usableFromInline struct DismissModifier: EnvironmentModifier, Equatable {
    nonisolated(unsafe) let token: AnyObject?
    let perform: () -> Void

    func modify(_ environment: inout EnvironmentValues) {
        environment.dismissTarget = token.map { DismissTarget(token: $0, perform: perform) }
    }
    @usableFromInline nonisolated static func == (left: DismissModifier, right: DismissModifier) -> Bool {
        left.token === right.token
    }
}

/// Opens a link with the app's handler, or the desktop.
@MainActor
public struct OpenURLAction {
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case systemAction(URL?)
        }
        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .systemAction(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    nonisolated(unsafe) private let handler: (URL) -> Result

    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Tells whether the link was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let replacement):
            let url = replacement ?? url
            if IncomingLinks.shared.hasListeners, !UIApplication.shared.canOpenURL(url) {
                IncomingLinks.shared.deliver(url)
                completion(true)
            } else {
                UIApplication.shared.open(url) { completion($0) }
            }
        }
    }
}

/// The older way to know of, and end, a presentation.
@MainActor
public struct PresentationMode {
    public let isPresented: Bool
    let perform: () -> Void
    public mutating func dismiss() { perform() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissTarget? { nil } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    var dismissTarget: DismissTarget? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public var dismiss: DismissAction {
        let target = dismissTarget
        return DismissAction { target?.perform() }
    }
    public var isPresented: Bool { dismissTarget != nil }
    public var presentationMode: Binding<PresentationMode> {
        let target = dismissTarget
        return Binding(
            get: {
                MainActor.assumeIsolated {
                    PresentationMode(isPresented: target != nil, perform: { target?.perform() })
                }
            }, set: { _ in })
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
