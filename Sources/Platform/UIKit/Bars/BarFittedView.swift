import Foundation

/// Holds a view of the app's in a bar, at the size that the app gave it: by its frame, its constraints or its nature.
final class BarFittedView: UIView {
    let content: UIView
    /// The frame the app made it with; a view without one says its size itself, again after each change.
    private let ownSize: CGSize
    var onResize: (() -> Void)?

    init(_ content: UIView) {
        self.content = content
        ownSize = content.translatesAutoresizingMaskIntoConstraints ? content.bounds.size : .zero
        super.init(frame: .zero)
        addSubview(content)
        content.onIntrinsicSizeChange = { [weak self] in
            self?.setNeedsLayout()
            self?.onResize?()
        }
    }

    required init?(coder: NSCoder) { nil }

    func naturalSize(within room: CGSize) -> CGSize {
        var size = ownSize
        if size.width <= 0 || size.height <= 0 {
            let wished = fittingSize(room)
            if size.width <= 0 { size.width = wished.width }
            if size.height <= 0 { size.height = wished.height }
        }
        return CGSize(
            width: min(size.width, room.width).rounded(.up), height: min(size.height, room.height).rounded(.up))
    }

    /// Constraints inside were solved anew: they may want another size.
    func contentWasSolved() {
        guard ownSize.width <= 0 || ownSize.height <= 0, bounds.height > 0 else { return }
        if naturalSize(within: CGSize(width: 10_000, height: 10_000)) != bounds.size { onResize?() }
    }

    private func fittingSize(_ room: CGSize) -> CGSize {
        let nature = content.intrinsicContentSize
        if nature.width >= 0, nature.height >= 0 { return nature }
        // Constraints inside say a size; where there are none, it is nothing, and the view is asked as older code is.
        let constrained = content.systemLayoutSizeFitting(.zero)
        let fitted = constrained.width > 0 && constrained.height > 0 ? constrained : content.sizeThatFits(room)
        return CGSize(
            width: nature.width >= 0 ? nature.width : fitted.width,
            height: nature.height >= 0 ? nature.height : fitted.height)
    }

    override func layoutSubviews() { content.frame = bounds }
}
