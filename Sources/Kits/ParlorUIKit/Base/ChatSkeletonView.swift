import UIKit

/// The base of what stands where something is being loaded. Its shapes appear once that has taken `metrics.patience`.
@MainActor open class ChatSkeletonView: ChatView {
    /// Holds the shapes, over the whole view.
    public let shapesView = UIView()
    private var waiting: Task<Void, Never>?

    open override func setUp() {
        super.setUp()
        isAccessibilityElement = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(shapesView)
        waitWithShapes()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shapesView.frame = bounds
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { waitWithShapes() } }
    }

    private func waitWithShapes() {
        waiting?.cancel()
        shapesView.isHidden = true
        guard !isHidden else { return }
        let patience = appearance.metrics.patience
        waiting = Task { [weak self] in
            try? await Task.sleep(for: .seconds(patience))
            if !Task.isCancelled { self?.shapesView.isHidden = false }
        }
    }
}
