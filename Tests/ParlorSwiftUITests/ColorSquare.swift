import UIKit
import WindowSupport

/// A picture of one colour, to be sent, pasted or shown as a face.
@MainActor
enum ColorSquare {
    static func png(_ color: UIColor, size: CGSize = CGSize(width: 320, height: 200)) -> [UInt8] {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = color
        return snapshotPNG(view)
    }
}
