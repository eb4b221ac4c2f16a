import Foundation

/// Writes the picture into the reader's folder of pictures: the desktop's photo library.
///
/// There are no selectors on Linux; pass nil for target and action.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let data = image.pngData(),
        let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    else { return }
    let name = ISO8601DateFormatter().string(from: Date()).replacingOccurrences(of: ":", with: ".")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: folder.appendingPathComponent("\(name).png"))
}
