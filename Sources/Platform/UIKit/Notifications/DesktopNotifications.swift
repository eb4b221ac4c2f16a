import Foundation
internal import CGtk
internal import GtkShim

/// The desktop's notification service, spoken to over D-Bus. Without one nothing is shown and nothing fails.
@MainActor final class DesktopNotifications {
    /// Takes the calls in place of the desktop, for tests.
    static var observer: ((UNNotificationRequest) -> Void)?

    private let onClick: (String) -> Void
    private var bus: OpaquePointer?
    /// The service's numbers for the app's names.
    private var numbers: [String: UInt32] = [:]

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    init(onClick: @escaping (String) -> Void) {
        self.onClick = onClick
        guard Self.observer == nil else { return }
        bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        listen()
    }

    private func listen() {
        guard let bus else { return }
        g_dbus_connection_signal_subscribe(
            bus, Self.name, Self.name, "ActionInvoked", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                guard let parameters, let number = g_variant_get_child_value(parameters, 0) else { return }
                let id = g_variant_get_uint32(number)
                g_variant_unref(number)
                let center = Unmanaged<DesktopNotifications>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { center.invoked(id) }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func invoked(_ number: UInt32) {
        if let identifier = numbers.first(where: { $0.value == number })?.key { onClick(identifier) }
    }

    func show(_ request: UNNotificationRequest) {
        if let observer = Self.observer { return observer(request) }
        guard let bus else { return }
        let content = request.content
        let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        let actions = g_variant_new_strv_of(["default", "Open"])
        let app = ProcessInfo.processInfo.processName
        var parts: [OpaquePointer?] = [
            g_variant_new_string(app), g_variant_new_uint32(numbers[request.identifier] ?? 0), g_variant_new_string(""),
            g_variant_new_string(content.title), g_variant_new_string(Self.escaped(body)), actions,
            g_variant_new_array(g_variant_type_checked_("{sv}"), nil, 0), g_variant_new_int32(-1),
        ]
        let box = Unmanaged.passRetained(Waiting(self, request.identifier)).toOpaque()
        g_dbus_connection_call(
            bus, Self.name, Self.path, Self.name, "Notify", g_variant_new_tuple(&parts, gsize(parts.count)), nil,
            G_DBUS_CALL_FLAGS_NONE, 2000, nil,
            { source, result, data in
                let waiting = Unmanaged<Waiting>.fromOpaque(data!).takeRetainedValue()
                guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
                defer { g_variant_unref(answer) }
                guard let number = g_variant_get_child_value(answer, 0) else { return }
                let id = g_variant_get_uint32(number)
                g_variant_unref(number)
                MainActor.assumeIsolated { waiting.owner?.numbers[waiting.identifier] = id }
            }, box)
    }

    func withdraw(_ identifier: String) {
        guard let bus, let number = numbers.removeValue(forKey: identifier) else { return }
        var parts: [OpaquePointer?] = [g_variant_new_uint32(number)]
        g_dbus_connection_call(
            bus, Self.name, Self.path, Self.name, "CloseNotification", g_variant_new_tuple(&parts, 1), nil,
            G_DBUS_CALL_FLAGS_NONE, 2000, nil, nil, nil)
    }

    /// Services read a little markup in bodies; a message is no markup.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private final class Waiting {
        weak var owner: DesktopNotifications?
        let identifier: String
        init(_ owner: DesktopNotifications, _ identifier: String) {
            self.owner = owner
            self.identifier = identifier
        }
    }
}

private func g_variant_new_strv_of(_ strings: [String]) -> OpaquePointer? {
    var children = strings.map { g_variant_new_string($0) }
    return g_variant_new_array(g_variant_type_checked_("s"), &children, gsize(children.count))
}
