import Foundation

/// A kind of file.
///
/// Apple's systems have it in `UniformTypeIdentifiers`; here it comes with UIKit and SwiftUI. Dialogs and the clipboard know
/// kinds by MIME type; a kind without one stands for everything.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// What the desktop calls it; nil stands for everything.
    package let mimeType: String?
    public let preferredFilenameExtension: String?
    private let parents: [String]

    init(_ identifier: String, _ mimeType: String?, _ pathExtension: String? = nil, is parents: [String] = []) {
        self.identifier = identifier
        self.mimeType = mimeType
        preferredFilenameExtension = pathExtension
        self.parents = parents
    }

    public static let item = UTType("public.item", nil)
    public static let data = UTType("public.data", nil, is: ["public.item"])
    public static let content = UTType("public.content", nil)
    public static let folder = UTType("public.folder", "inode/directory", is: ["public.item"])
    public static let image = UTType("public.image", "image/*", is: ["public.data", "public.content"])
    public static let png = UTType("public.png", "image/png", "png", is: ["public.image"])
    public static let jpeg = UTType("public.jpeg", "image/jpeg", "jpeg", is: ["public.image"])
    public static let gif = UTType("com.compuserve.gif", "image/gif", "gif", is: ["public.image"])
    public static let webP = UTType("org.webmproject.webp", "image/webp", "webp", is: ["public.image"])
    public static let heic = UTType("public.heic", "image/heic", "heic", is: ["public.image"])
    public static let tiff = UTType("public.tiff", "image/tiff", "tiff", is: ["public.image"])
    public static let svg = UTType("public.svg-image", "image/svg+xml", "svg", is: ["public.image"])
    public static let audiovisualContent = UTType(
        "public.audiovisual-content", nil, is: ["public.data", "public.content"])
    public static let movie = UTType("public.movie", "video/*", is: ["public.audiovisual-content"])
    public static let video = UTType("public.video", "video/*", is: ["public.movie"])
    public static let mpeg4Movie = UTType("public.mpeg-4", "video/mp4", "mp4", is: ["public.movie"])
    public static let quickTimeMovie = UTType(
        "com.apple.quicktime-movie", "video/quicktime", "mov", is: ["public.movie"])
    public static let audio = UTType("public.audio", "audio/*", is: ["public.audiovisual-content"])
    public static let mp3 = UTType("public.mp3", "audio/mpeg", "mp3", is: ["public.audio"])
    public static let mpeg4Audio = UTType("public.mpeg-4-audio", "audio/mp4", "m4a", is: ["public.audio"])
    public static let wav = UTType("com.microsoft.waveform-audio", "audio/x-wav", "wav", is: ["public.audio"])
    public static let text = UTType("public.text", "text/*", is: ["public.data", "public.content"])
    public static let plainText = UTType("public.plain-text", "text/plain", "txt", is: ["public.text"])
    public static let utf8PlainText = UTType("public.utf8-plain-text", "text/plain", "txt", is: ["public.plain-text"])
    public static let html = UTType("public.html", "text/html", "html", is: ["public.text"])
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", "text/csv", "csv", is: ["public.text"])
    public static let json = UTType("public.json", "application/json", "json", is: ["public.text"])
    public static let xml = UTType("public.xml", "application/xml", "xml", is: ["public.text"])
    public static let pdf = UTType("com.adobe.pdf", "application/pdf", "pdf", is: ["public.data", "public.content"])
    public static let rtf = UTType("public.rtf", "application/rtf", "rtf", is: ["public.text"])
    public static let zip = UTType("public.zip-archive", "application/zip", "zip", is: ["public.archive"])
    public static let archive = UTType("public.archive", nil, is: ["public.data"])
    public static let url = UTType("public.url", "text/uri-list", is: ["public.data"])
    public static let fileURL = UTType("public.file-url", "text/uri-list", is: ["public.url"])

    private static let known: [UTType] = [
        item, data, content, folder, image, png, jpeg, gif, webP, heic, tiff, svg, audiovisualContent, movie, video,
        mpeg4Movie, quickTimeMovie, audio, mp3, mpeg4Audio, wav, text, plainText, utf8PlainText, html,
        commaSeparatedText, json, xml, pdf, rtf, zip, archive, url, fileURL,
    ]

    public init?(_ identifier: String) {
        guard let found = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = found
    }

    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self = UTType(identifier) ?? UTType(identifier, nil, is: parent.map { [$0.identifier] } ?? ["public.data"])
    }

    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parent)
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let lowered = filenameExtension.lowercased()
        let wanted = lowered == "jpg" ? "jpeg" : lowered == "htm" ? "html" : lowered
        guard let found = Self.known.first(where: { $0.preferredFilenameExtension == wanted && $0 != .utf8PlainText })
        else { return nil }
        self = found
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.known.first(where: { $0.mimeType == mimeType && $0.preferredFilenameExtension != nil })
        else { return nil }
        self = found
    }

    public var preferredMIMEType: String? { mimeType.flatMap { $0.hasSuffix("*") ? nil : $0 } }
    public var localizedDescription: String? { identifier }

    public func conforms(to type: UTType) -> Bool {
        Self.identifier(identifier, conformsTo: type.identifier, own: parents)
    }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    static func identifier(_ identifier: String, conformsTo other: String, own: [String]? = nil) -> Bool {
        if identifier == other { return true }
        let parents = own ?? known.first { $0.identifier == identifier }?.parents ?? []
        return parents.contains { self.identifier($0, conformsTo: other) }
    }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
