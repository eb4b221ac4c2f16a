import UIKit

/// A kind of file; the same type as UIKit's.
public typealias UTType = UIKit.UTType
