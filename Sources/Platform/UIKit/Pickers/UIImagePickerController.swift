import Foundation

/// Lets the reader choose a picture or a film among files. The delegate dismisses it, as on Apple's systems.
@preconcurrency @MainActor open class UIImagePickerController: DesktopDialogController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = [UTType.image.identifier]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var showsCameraControls = true

    /// A desktop has files; it has no camera app to ask.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : [UTType.image.identifier, UTType.movie.identifier]
    }

    override func openDialog() {
        let names = mediaTypes.compactMap { UTType($0)?.mimeType }
        FileChooser.open(title: "Open", mimeTypes: names, allowsMultiple: false) { [weak self] urls in
            guard let self else { return }
            guard let url = urls?.first else { self.cancel(); return }
            self.delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: Self.info(of: url))
        }
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: false) }
        delegate.imagePickerControllerDidCancel(self)
    }

    private static func info(of url: URL) -> [InfoKey: Any] {
        let type = UTType(filenameExtension: url.pathExtension) ?? .image
        guard type.conforms(to: .image) else {
            return [.mediaType: UTType.movie.identifier, .mediaURL: url]
        }
        var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .imageURL: url]
        info[.originalImage] = UIImage(contentsOfFile: url.path)
        return info
    }
}

/// Hears what was chosen.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
