/// A kind of file, as far as an open dialog needs to know it.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// What the desktop calls it; nil for everything.
    let mimeType: String?

    public var preferredMIMEType: String? { mimeType.flatMap { $0.hasSuffix("*") ? nil : $0 } }

    public static let item = UTType(identifier: "public.item", mimeType: nil)
    public static let data = UTType(identifier: "public.data", mimeType: nil)
    public static let content = UTType(identifier: "public.content", mimeType: nil)
    public static let image = UTType(identifier: "public.image", mimeType: "image/*")
    public static let png = UTType(identifier: "public.png", mimeType: "image/png")
    public static let jpeg = UTType(identifier: "public.jpeg", mimeType: "image/jpeg")
    public static let gif = UTType(identifier: "com.compuserve.gif", mimeType: "image/gif")
    public static let movie = UTType(identifier: "public.movie", mimeType: "video/*")
    public static let audio = UTType(identifier: "public.audio", mimeType: "audio/*")
    public static let text = UTType(identifier: "public.text", mimeType: "text/*")
    public static let plainText = UTType(identifier: "public.plain-text", mimeType: "text/plain")
    public static let pdf = UTType(identifier: "com.adobe.pdf", mimeType: "application/pdf")
}
