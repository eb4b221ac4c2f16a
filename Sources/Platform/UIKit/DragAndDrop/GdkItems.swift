import Foundation
internal import CGtk
internal import GtkShim

enum GTypes {
    static let invalid: GType = 0
    /// `G_TYPE_STRING`, a macro that Swift does not see.
    static let string: GType = 16 << 2
}

/// Between GDK's values (text, pictures, lists of files) and item providers, for drags and for the clipboard.
enum GdkItems {
    /// Providers that know only their types: what is over a window can be asked, but not read yet.
    static func promised(by formats: OpaquePointer?) -> [NSItemProvider] {
        guard let formats else { return [] }
        let provider = NSItemProvider()
        func promise(_ type: UTType) {
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier) { done in
                done(nil, ItemUnavailable())
                return nil
            }
        }
        let hasFiles =
            gdk_content_formats_contain_gtype(formats, gdk_file_list_get_type()) != 0
            || gdk_content_formats_contain_mime_type(formats, "text/uri-list") != 0
        if hasFiles {
            promise(.fileURL)
            // What kind of files is known when they are let go: those who want pictures may hope.
            promise(.image)
            promise(.data)
        }
        if gdk_content_formats_contain_gtype(formats, gdk_texture_get_type()) != 0
            || gdk_content_formats_contain_mime_type(formats, "image/png") != 0
        {
            promise(.image)
        }
        if !hasFiles,
            gdk_content_formats_contain_gtype(formats, GTypes.string) != 0
                || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
        {
            promise(.utf8PlainText)
        }
        return provider.registeredTypeIdentifiers.isEmpty ? [] : [provider]
    }

    static func providers(of value: UnsafePointer<GValue>) -> [NSItemProvider] {
        if let files = files(in: value) { return files.compactMap { NSItemProvider(contentsOf: $0) } }
        if let image = image(in: value) { return [NSItemProvider(object: image)] }
        if let text = text(in: value) {
            if let url = URL(string: text), let scheme = url.scheme, scheme.hasPrefix("http") {
                let provider = NSItemProvider(object: url)
                provider.registerObject(text as NSString)
                return [provider]
            }
            return [NSItemProvider(object: text as NSString)]
        }
        return []
    }

    static func files(in value: UnsafePointer<GValue>) -> [URL]? {
        guard value.pointee.g_type == gdk_file_list_get_type(), let list = g_value_get_boxed(value) else { return nil }
        var urls: [URL] = []
        let files = gdk_file_list_get_files(OpaquePointer(list))
        var item = files
        while let current = item {
            if let file = current.pointee.data, let path = g_file_get_path(OpaquePointer(file)) {
                urls.append(URL(filePath: String(cString: path)))
                g_free(path)
            }
            item = current.pointee.next
        }
        g_slist_free(files)
        return urls
    }

    static func image(in value: UnsafePointer<GValue>) -> UIImage? {
        guard g_type_is_a(value.pointee.g_type, gdk_texture_get_type()) != 0, let object = g_value_get_object(value)
        else {
            return nil
        }
        guard let bytes = gdk_texture_save_to_png_bytes(OpaquePointer(object)) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return nil }
        return UIImage(data: Data(bytes: data, count: Int(size)))
    }

    static func text(in value: UnsafePointer<GValue>) -> String? {
        guard value.pointee.g_type == GTypes.string, let text = g_value_get_string(value) else { return nil }
        return String(cString: text)
    }

    /// What GDK hands on of items: files as a list, else a picture, else text.
    static func content(of items: [UIDragItem]) -> OpaquePointer? {
        let found = Found()
        for provider in items.map(\.itemProvider) {
            provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier) { value, _ in
                if let url = value as? URL, url.isFileURL { found.files.append(url) }
            }
            if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier), found.files.isEmpty {
                provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
                    found.picture = data
                }
            }
            for type in [UTType.text, .url]
            where found.text == nil && provider.hasItemConformingToTypeIdentifier(type.identifier) {
                provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
                    found.text = data.map { String(decoding: $0, as: UTF8.self) }
                }
            }
        }
        if !found.files.isEmpty {
            return bytes(Data(found.files.map { $0.absoluteString + "\r\n" }.joined().utf8), "text/uri-list")
        }
        if let picture = found.picture { return bytes(picture, "image/png") }
        return found.text.map { bytes(Data($0.utf8), "text/plain;charset=utf-8") }
    }

    /// What providers answer at once: those of a drag hold what they give.
    private final class Found: @unchecked Sendable {
        var files: [URL] = []
        var picture: Data?
        var text: String?
    }

    static func bytes(_ data: Data, _ mimeType: String) -> OpaquePointer {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return OpaquePointer(gdk_content_provider_new_for_bytes(mimeType, bytes))
    }
}
