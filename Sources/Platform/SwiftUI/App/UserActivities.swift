import UIKit

extension View {
    /// Describes what is done here, for other devices; none of them hears of it.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    /// Never called: nothing hands activities to the app.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Opens the file with the desktop's app for it while the binding has one.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        onChange(of: item.wrappedValue, initial: true) { _, url in
            guard let url else { return }
            UIApplication.shared.open(url)
            item.wrappedValue = nil
        }
    }
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

extension Scene {
    /// Never run: an app on a desktop does its work while it runs.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// Work that a phone's system starts.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}
