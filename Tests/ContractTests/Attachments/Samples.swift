import Foundation

@testable import Parlor

enum Samples {
    /// A picture of one pixel.
    static let png = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")!)

    static let picture = AttachmentPayload(
        kind: .image, source: .data(png), name: "dot.png", mimeType: "image/png", width: 1, height: 1)
}
