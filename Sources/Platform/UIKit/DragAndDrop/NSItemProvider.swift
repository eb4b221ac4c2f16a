import Foundation

/// Something that can be carried from app to app: read as an object, as bytes or as a file, when somebody wants it.
///
/// A subset of Apple's, over what the desktop's clipboard and drags carry: text, links, pictures, files.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias LoadHandler = (@escaping (Any?, (any Error)?) -> Void) -> Void

    private struct Representation {
        let type: String
        let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
    }

    private var representations: [Representation] = []
    private var object: Any?
    private var fileURL: URL?
    open var suggestedName: String?

    public override init() { super.init() }

    /// Carries a text, a link, a picture.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object)
    }

    /// Carries a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init()
        self.fileURL = fileURL
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
        registerDataRepresentation(forTypeIdentifier: type) { done in
            do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier) { done in
            done(Data(fileURL.absoluteString.utf8), nil)
            return nil
        }
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        object = item
        if let url = item as? URL, url.isFileURL { fileURL = url }
        let data =
            (item as? Data) ?? (item as? String).map { Data($0.utf8) }
            ?? (item as? URL).map { Data($0.absoluteString.utf8) }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? UTType.data.identifier) { done in
            done(data, nil)
            return nil
        }
    }

    // MARK: Giving

    open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility = .all) {
        self.object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            let data = object.dataForItemProvider(type)
            registerDataRepresentation(forTypeIdentifier: type) { done in
                done(data, nil)
                return nil
            }
        }
    }

    public enum Visibility: Int, Sendable { case all, team, group, ownProcess }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { representations.append(Representation(type: typeIdentifier) { _ = loadHandler($0) }) }

    // MARK: Asking

    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if let object, type(of: object) == aClass { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    private func representation(for type: String) -> Representation? {
        representations.first { UTType.identifier($0.type, conformsTo: type) }
    }

    // MARK: Taking

    /// The completion may come on any thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let object = object as? any NSItemProviderReading, type(of: object) == aClass {
            completionHandler(object, nil)
            return Progress(totalUnitCount: 1)
        }
        guard
            let type = aClass.readableTypeIdentifiersForItemProvider.first(where: {
                hasItemConformingToTypeIdentifier($0)
            })
        else {
            completionHandler(nil, ItemUnavailable())
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error ?? ItemUnavailable()) }
            completionHandler(aClass.makeObject(itemProviderData: data, typeIdentifier: type), nil)
        }
    }

    /// `String`, `URL`: types that are no classes.
    @discardableResult
    open func loadObject<Value: NSItemProviderReading>(
        ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: type as any NSItemProviderReading.Type) { completionHandler($0 as? Value, $1) }
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let found = representation(for: typeIdentifier) else {
            completionHandler(nil, ItemUnavailable())
            return progress
        }
        found.load(completionHandler)
        return progress
    }

    /// A file that lasts until the completion returns; a file that was carried is given itself.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        if let fileURL, hasItemConformingToTypeIdentifier(typeIdentifier) {
            completionHandler(fileURL, nil)
            return Progress(totalUnitCount: 1)
        }
        let kind = representation(for: typeIdentifier).flatMap { UTType($0.type)?.preferredFilenameExtension } ?? "data"
        let name = "\(suggestedName ?? "Item").\(kind)"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let url = folder.appendingPathComponent(name)
                try data.write(to: url)
                completionHandler(url, nil)
                try? FileManager.default.removeItem(at: folder)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        if let fileURL,
            UTType.identifier(typeIdentifier, conformsTo: UTType.item.identifier)
                || typeIdentifier == UTType.fileURL.identifier
        {
            completionHandler?(fileURL, nil)
            return
        }
        if let object, hasItemConformingToTypeIdentifier(typeIdentifier) {
            completionHandler?(object, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
}

/// The provider has nothing of the kind that was asked for.
struct ItemUnavailable: Error, CustomStringConvertible {
    var description: String { "The item has no representation of that type." }
}

/// What an item provider can carry.
public protocol NSItemProviderWriting {
    var writableTypeIdentifiersForItemProvider: [String] { get }
    func dataForItemProvider(_ typeIdentifier: String) -> Data?
}

/// What an item provider can be read as.
public protocol NSItemProviderReading: SendableMetatype {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func makeObject(itemProviderData data: Data, typeIdentifier: String) -> Self?
}

extension NSString: NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public func dataForItemProvider(_ typeIdentifier: String) -> Data? { Data((self as String).utf8) }
}

extension String: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
    public static func makeObject(itemProviderData data: Data, typeIdentifier: String) -> String? {
        String(decoding: data, as: UTF8.self)
    }
    public var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public func dataForItemProvider(_ typeIdentifier: String) -> Data? { Data(utf8) }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static func makeObject(itemProviderData data: Data, typeIdentifier: String) -> URL? {
        URL(string: String(decoding: data, as: UTF8.self))
    }
    public var writableTypeIdentifiersForItemProvider: [String] {
        [isFileURL ? UTType.fileURL.identifier : UTType.url.identifier]
    }
    public func dataForItemProvider(_ typeIdentifier: String) -> Data? { Data(absoluteString.utf8) }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
    public static func makeObject(itemProviderData data: Data, typeIdentifier: String) -> Self? {
        UIImage(data: data).flatMap { $0 as? Self }
    }
    public var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
    public func dataForItemProvider(_ typeIdentifier: String) -> Data? { pngData() }
}
