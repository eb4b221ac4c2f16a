import Foundation

/// The room that a text is set in.
open class NSTextContainer: NSObject, @unchecked Sendable {
    // Belongs to the main thread with the views that show it.
    open var size: CGSize { didSet { if size != oldValue { onChange?() } } }
    /// Room at both ends of a line. Apple's default is 5; text views here keep their room in `textContainerInset` alone.
    open var lineFragmentPadding: CGFloat = 0 { didSet { if lineFragmentPadding != oldValue { onChange?() } } }
    /// 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { onChange?() } } }
    /// Kept, and not applied: text does not flow around shapes.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?
    var onChange: (() -> Void)?

    public init(size: CGSize = .zero) { self.size = size }

    @available(*, unavailable, message: "There are no archives of text containers: use init(size:)")
    public init(coder: NSCoder) { size = .zero }
}
