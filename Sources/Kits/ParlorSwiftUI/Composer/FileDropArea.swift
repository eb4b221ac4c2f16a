import SwiftUI
import UIKit

/// Takes files and pictures that are dragged over the place it is laid out in.
///
/// It stands behind what is shown there, where no drag would find it; so it listens at the window, for drags over its own frame.
struct FileDropArea: UIViewRepresentable {
    let files: ([URL]) -> Void
    let picture: (UIImage) -> Void

    func makeUIView(context: Context) -> FileDropView { FileDropView() }

    func updateUIView(_ view: FileDropView, context: Context) {
        view.takeFiles = files
        view.takePicture = picture
    }
}

/// The frame in which drops are taken.
final class FileDropView: UIView, UIDropInteractionDelegate {
    var takeFiles: ([URL]) -> Void = { _ in }
    var takePicture: (UIImage) -> Void = { _ in }
    private lazy var interaction = UIDropInteraction(delegate: self)
    private weak var place: UIWindow?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard place !== window else { return }
        place?.removeInteraction(interaction)
        window?.addInteraction(interaction)
        place = window
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        bounds.contains(session.location(in: self))
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
