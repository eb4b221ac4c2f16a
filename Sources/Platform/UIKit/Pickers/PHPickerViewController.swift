import Foundation

// The picker of Apple's PhotosUI, over files; it comes with UIKit here.

/// What may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    package let types: [UTType]
    public static let images = PHPickerFilter(types: [.image])
    public static let videos = PHPickerFilter(types: [.movie])
    public static let livePhotos = PHPickerFilter(types: [.image])
    public static let screenshots = PHPickerFilter(types: [.image])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .any(of: subfilters) }
    /// Pictures and films but these kinds.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        let rest = [UTType.image, .movie].filter { !filter.types.contains($0) }
        return PHPickerFilter(types: rest.isEmpty ? [.image, .movie] : rest)
    }
    public static let bursts = PHPickerFilter(types: [.image])
    public static let panoramas = PHPickerFilter(types: [.image])
    public static let depthEffectPhotos = PHPickerFilter(types: [.image])
    public static let screenRecordings = PHPickerFilter(types: [.movie])
    public static let slomoVideos = PHPickerFilter(types: [.movie])
    public static let timelapseVideos = PHPickerFilter(types: [.movie])
    public static let cinematicVideos = PHPickerFilter(types: [.movie])
}

/// How the picker behaves.
public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }

    /// 0 is no limit.
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// The `assetIdentifier`s of what was chosen before: these files are chosen from the start, and stay so while the reader
    /// adds others, as far as the limit allows.
    public var preselectedAssetIdentifiers: [String] = []
    var namesAssets = false
    public init() {}
    /// - Parameter photoLibrary: The desktop has no library; files are chosen, and results name them.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}

extension PHPickerConfiguration {
    /// What was chosen before and still exists, followed by what is new. A dialog that is closed without a choice changes nothing.
    func results(of chosen: [URL]?) -> [PHPickerResult] {
        let before = preselectedAssetIdentifiers.compactMap(URL.init(string:)).filter {
            $0.isFileURL && FileManager.default.fileExists(atPath: $0.path)
        }
        var urls = before
        for url in chosen ?? [] where !urls.contains(url) { urls.append(url) }
        if selectionLimit > 0 { urls = Array(urls.prefix(selectionLimit)) }
        return urls.compactMap { url in
            NSItemProvider(contentsOf: url).map {
                PHPickerResult(itemProvider: $0, assetIdentifier: namesAssets ? url.absoluteString : nil)
            }
        }
    }
}

/// A phone's library of pictures. A desktop keeps pictures as files, which need nobody's leave.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { library }

    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }
    public class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.authorized) }
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(.authorized)
    }
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .authorized
    }
    @available(*, unavailable, message: "Write a file, or let people choose where with UIDocumentPickerViewController")
    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
}

public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

@available(*, unavailable, message: "There is no photo library: choose files with PHPickerViewController")
open class PHAsset: NSObject {}

/// One thing that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    public let itemProvider: NSItemProvider
    /// The file's address, where the configuration was made with a library; nil otherwise, as on Apple's systems.
    public let assetIdentifier: String?
}

/// Lets the reader choose pictures and films among files. The delegate dismisses it, as on Apple's systems.
@preconcurrency @MainActor public final class PHPickerViewController: DesktopDialogController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    override func openDialog() {
        let types = configuration.filter?.types ?? [.image, .movie]
        FileChooser.open(
            title: "Open", mimeTypes: types.compactMap(\.mimeType), allowsMultiple: configuration.selectionLimit != 1
        ) { [weak self] urls in
            guard let self else { return }
            let results = self.configuration.results(of: urls)
            guard let delegate = self.delegate else { return self.dismiss(animated: false) }
            delegate.picker(self, didFinishPicking: results)
        }
    }

    @available(*, unavailable, message: "The desktop's dialog can't be changed while it is open: present a new picker")
    public func deselectAssets(withIdentifiers identifiers: [String]) {}
    @available(*, unavailable, message: "The desktop's dialog can't be changed while it is open: present a new picker")
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}

/// Hears what was chosen; nothing, when the reader thought better of it.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
