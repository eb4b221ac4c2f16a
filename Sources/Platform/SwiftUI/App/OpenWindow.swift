import UIKit

/// Opens a window of the app by the id of its scene.
@MainActor
public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) { OpenApps.scenes.first { $0.id == id }?.open() }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        OpenApps.opening = value
        callAsFunction(id: id)
        OpenApps.opening = nil
    }
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        callAsFunction(id: String(reflecting: D.self), value: value)
    }
}

/// Closes the window that is in front.
@MainActor
public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() { UIWindow.all.first { $0.isKeyWindow }?.close() }
    public func callAsFunction(id: String) {
        guard let scene = OpenApps.scenes.first(where: { $0.id == id }) else { return }
        UIWindow.all.first { $0.title == scene.title }?.close()
    }
}

/// Opens the window of the app's settings.
@MainActor
public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() { OpenApps.scenes.first { !$0.opensAtStart }?.open() }
}

/// Asks for a review in a shop; there is none here.
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
