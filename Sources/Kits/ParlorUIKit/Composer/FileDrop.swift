/// Takes files and pictures that are dragged over a view.
@MainActor final class FileDrop: NSObject, UIDropInteractionDelegate {
    private let takeFiles: ([URL]) -> Void
    private let takePicture: (UIImage) -> Void

    init(files: @escaping ([URL]) -> Void, picture: @escaping (UIImage) -> Void) {
        takeFiles = files
        takePicture = picture
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: URL.self) { [weak self] objects in
            let files = objects.compactMap { $0 as? URL }.filter(\.isFileURL)
            guard files.isEmpty else {
                self?.takeFiles(files)
                return
            }
            session.loadObjects(ofClass: UIImage.self) { [weak self] objects in
                for picture in objects.compactMap({ $0 as? UIImage }) { self?.takePicture(picture) }
            }
        }
    }
}
