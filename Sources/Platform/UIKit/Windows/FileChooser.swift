import Foundation
internal import CGtk
internal import GtkShim

/// The desktop's own dialog to choose files.
@MainActor package final class FileChooser {
    /// Answers in place of a person, for tests.
    package static var answer: (() -> [URL]?)?
    private static var open: [FileChooser] = []

    private let dialog: OpaquePointer
    private let completion: ([URL]?) -> Void

    /// Opens the dialog over the key window.
    ///
    /// - Parameters:
    ///   - mimeTypes: What can be chosen, `image/*` for example; empty: anything.
    ///   - completion: Called with `nil` when the reader thinks better of it.
    package static func open(
        title: String, mimeTypes: [String] = [], allowsMultiple: Bool, completion: @escaping ([URL]?) -> Void
    ) {
        if let answer { return completion(answer()) }
        guard Display.isAvailable else { return completion(nil) }
        let chooser = FileChooser(title, mimeTypes, allowsMultiple, GTK_FILE_CHOOSER_ACTION_OPEN, completion)
        open.append(chooser)
        chooser.show()
    }

    /// Asks where to save; the desktop asks before a file is replaced.
    package static func save(title: String, suggestedName: String, completion: @escaping (URL?) -> Void) {
        if let answer { return completion(answer()?.first) }
        guard Display.isAvailable else { return completion(nil) }
        let chooser = FileChooser(title, [], false, GTK_FILE_CHOOSER_ACTION_SAVE) { completion($0?.first) }
        gtk_file_chooser_set_current_name(chooser.dialog, suggestedName)
        open.append(chooser)
        chooser.show()
    }

    private init(
        _ title: String, _ mimeTypes: [String], _ allowsMultiple: Bool, _ action: GtkFileChooserAction,
        _ completion: @escaping ([URL]?) -> Void
    ) {
        let parent = UIApplication.shared.keyWindow?.toplevel.map { shim_window($0)! }
        dialog = gtk_file_chooser_native_new(title, parent, action, nil, nil)
        self.completion = completion
        gtk_file_chooser_set_select_multiple(dialog, allowsMultiple ? 1 : 0)
        gtk_native_dialog_set_modal(UnsafeMutablePointer(dialog), 1)
        if !mimeTypes.isEmpty {
            let filter = gtk_file_filter_new()
            for type in mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
            gtk_file_chooser_add_filter(dialog, filter)
            g_object_unref(UnsafeMutableRawPointer(filter))
        }
    }

    private func show() {
        let responded: @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
            _, answer, chooser in
            let chooser = Unmanaged<FileChooser>.fromOpaque(chooser!).takeUnretainedValue()
            MainActor.assumeIsolated { chooser.finish(isAccepted: answer == GTK_RESPONSE_ACCEPT.rawValue) }
        }
        shim_connect(
            UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(responded, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
        gtk_native_dialog_show(UnsafeMutablePointer(dialog))
    }

    private func finish(isAccepted: Bool) {
        let chosen = isAccepted ? files : nil
        gtk_native_dialog_destroy(UnsafeMutablePointer(dialog))
        g_object_unref(UnsafeMutableRawPointer(dialog))
        Self.open.removeAll { $0 === self }
        completion(chosen)
    }

    private var files: [URL] {
        guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let file = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(file) }
            guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
            defer { g_free(path) }
            return URL(filePath: String(cString: path))
        }
    }
}
