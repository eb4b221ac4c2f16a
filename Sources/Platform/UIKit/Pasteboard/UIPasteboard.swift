import Foundation
internal import CGtk
internal import GtkShim

/// The clipboard: text, links, pictures, files, from this app and from others.
///
/// What another app copied is read as soon as the clipboard changes, so that `string`, `image` and `urls` answer at once, as
/// code written for Apple's systems expects. Reading is asynchronous underneath: right after a change in another app the old
/// content may be answered for a moment. `readString()` and `readImage()` wait.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The desktop's clipboard.
    public static let general = UIPasteboard(.general)
    private static var named: [Name: UIPasteboard] = [:]

    public let name: Name
    public private(set) var changeCount = 0
    private var content = Content()
    private var isConnected = false

    private struct Content {
        var string: String?
        var image: UIImage?
        var urls: [URL] = []
        var data: [String: Data] = [:]
    }

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// A clipboard of the app's own, which no other app sees.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named[name] != nil else { return nil }
        self.init(name)
        Self.named[name] = self
    }

    public static func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }
    public static func remove(withName name: Name) { named[name] = nil }

    // MARK: Content

    public var string: String? {
        get { current.string }
        set {
            replace(Content(string: newValue))
            guard let clipboard else { return }
            shim_clipboard_set_text(clipboard, newValue ?? "")
        }
    }
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    public var url: URL? {
        get { current.urls.first ?? current.string.flatMap { $0.hasPrefix("http") ? URL(string: $0) : nil } }
        set { urls = newValue.map { [$0] } }
    }
    /// Links, or files.
    public var urls: [URL]? {
        get { current.urls.isEmpty ? url.map { [$0] } : current.urls }
        set {
            let urls = newValue ?? []
            replace(Content(string: urls.map(\.absoluteString).joined(separator: "\n"), urls: urls))
            guard let clipboard else { return }
            let list = Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
            give(GdkItems.bytes(list, "text/uri-list"), to: clipboard)
        }
    }
    public var image: UIImage? {
        get { current.image }
        set {
            replace(Content(image: newValue))
            guard let clipboard, let data = newValue?.pngData() else { return }
            give(GdkItems.bytes(data, "image/png"), to: clipboard)
        }
    }
    public var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }
    public var color: UIColor?
    public var colors: [UIColor]?

    public var hasStrings: Bool { current.string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { current.image != nil }
    public var hasColors: Bool { color != nil }
    public var numberOfItems: Int { types.isEmpty ? 0 : 1 }

    public var types: [String] {
        let content = current
        return (content.string == nil ? [] : [UTType.utf8PlainText.identifier])
            + (content.urls.isEmpty
                ? [] : [content.urls[0].isFileURL ? UTType.fileURL.identifier : UTType.url.identifier])
            + (content.image == nil ? [] : [UTType.png.identifier]) + content.data.keys
    }

    public func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { type in pasteboardTypes.contains { UTType.identifier(type, conformsTo: $0) } }
    }

    public func data(forPasteboardType pasteboardType: String) -> Data? {
        let content = current
        if let data = content.data[pasteboardType] { return data }
        if UTType.identifier(UTType.png.identifier, conformsTo: pasteboardType) { return content.image?.pngData() }
        if UTType.identifier(UTType.utf8PlainText.identifier, conformsTo: pasteboardType) {
            return content.string.map { Data($0.utf8) }
        }
        return nil
    }

    public func value(forPasteboardType pasteboardType: String) -> Any? {
        if UTType.identifier(UTType.png.identifier, conformsTo: pasteboardType) { return image }
        if UTType.identifier(UTType.utf8PlainText.identifier, conformsTo: pasteboardType) { return string }
        if UTType.identifier(UTType.fileURL.identifier, conformsTo: pasteboardType) { return url }
        return data(forPasteboardType: pasteboardType)
    }

    /// Texts, links and pictures reach other apps; other types stay in this one.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String: string = text
        case let link as URL: url = link
        case let picture as UIImage: image = picture
        case let bytes as Data: setData(bytes, forPasteboardType: pasteboardType)
        default: break
        }
    }

    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        if UTType.identifier(pasteboardType, conformsTo: UTType.image.identifier) {
            image = UIImage(data: data)
        } else if UTType.identifier(pasteboardType, conformsTo: UTType.text.identifier) {
            string = String(decoding: data, as: UTF8.self)
        }
        content.data[pasteboardType] = data
    }

    public var items: [[String: Any]] {
        get { types.isEmpty ? [] : [Dictionary(types.map { ($0, value(forPasteboardType: $0) as Any) }) { a, _ in a }] }
        set { setItems(newValue) }
    }

    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(Content())
        for (type, value) in items.first ?? [:] { setValue(value, forPasteboardType: type) }
    }

    public func addItems(_ items: [[String: Any]]) { setItems(items) }

    public var itemProviders: [NSItemProvider] {
        get {
            let content = current
            if content.urls.contains(where: \.isFileURL) {
                return content.urls.compactMap { NSItemProvider(contentsOf: $0) }
            }
            if let image = content.image { return [NSItemProvider(object: image)] }
            return content.string.map { [NSItemProvider(object: $0 as NSString)] } ?? []
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        guard let clipboard, let content = GdkItems.content(of: itemProviders.map { UIDragItem(itemProvider: $0) })
        else { return }
        give(content, to: clipboard)
    }

    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
    }

    // MARK: The desktop

    private func replace(_ new: Content) {
        content = new
        changed()
    }

    private func changed() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private var current: Content {
        connect()
        return content
    }

    private var clipboard: OpaquePointer? {
        guard self === Self.general, Display.isAvailable, let display = gdk_display_get_default() else { return nil }
        connect()
        return gdk_display_get_clipboard(display)
    }

    private func give(_ provider: OpaquePointer, to clipboard: OpaquePointer) {
        gdk_clipboard_set_content(clipboard, UnsafeMutablePointer(provider))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    /// Follows the clipboard from the first window on, or from the first question.
    package func connect() {
        guard !isConnected, self === Self.general, Display.isAvailable, let display = gdk_display_get_default() else {
            return
        }
        isConnected = true
        let changed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { clipboard, _ in
            MainActor.assumeIsolated {
                guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else { return }
                UIPasteboard.general.readFromOthers()
            }
        }
        let clipboard = gdk_display_get_clipboard(display)!
        shim_connect(UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self), nil)
        if gdk_clipboard_is_local(clipboard) == 0 { readFromOthers() }
    }

    private func readFromOthers() {
        let count = changeCount + 1
        content = Content()
        changed()
        Task {
            let found = Content(string: await readString(), image: await readImage(), urls: await readFiles())
            // Something newer may have come meanwhile.
            guard changeCount == count else { return }
            content = found
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The clipboard's text, whoever put it there.
    public func readString() async -> String? {
        await read(GTypes.string, own: content.string) { GdkItems.text(in: $0) }
    }

    /// The clipboard's picture, whoever put it there.
    public func readImage() async -> UIImage? {
        await read(gdk_texture_get_type(), own: content.image) { GdkItems.image(in: $0) }
    }

    /// The files on the clipboard, whoever put them there.
    public func readFiles() async -> [URL] {
        await read(gdk_file_list_get_type(), own: content.urls) { GdkItems.files(in: $0) } ?? []
    }

    private func read<Value: Sendable>(
        _ type: GType, own: Value?, _ take: @escaping @Sendable (UnsafePointer<GValue>) -> Value?
    ) async -> Value? {
        guard let clipboard else { return own }
        return await withCheckedContinuation { continuation in
            let waiter = ClipboardWaiter { value in continuation.resume(returning: value.flatMap(take)) }
            gdk_clipboard_read_value_async(
                clipboard, type, G_PRIORITY_DEFAULT, nil,
                { source, result, data in
                    let waiter = Unmanaged<ClipboardWaiter>.fromOpaque(data!).takeRetainedValue()
                    waiter.finish(gdk_clipboard_read_value_finish(OpaquePointer(source), result, nil))
                }, Unmanaged.passRetained(waiter).toOpaque())
        }
    }
}

/// Stands between GDK's callback and whoever waits.
private final class ClipboardWaiter {
    let finish: (UnsafePointer<GValue>?) -> Void
    init(_ finish: @escaping (UnsafePointer<GValue>?) -> Void) { self.finish = finish }
}
