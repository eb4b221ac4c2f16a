/// Bubbles without content, while a channel is loading.
@MainActor open class ChatMessageSkeletonView: ChatSkeletonView {
    private let bubbles: [(view: UIView, width: CGFloat, height: CGFloat, isOutgoing: Bool)] = [
        (220, 38, false), (300, 58, false), (180, 38, true), (260, 38, false), (240, 58, true), (150, 38, true),
    ].map { (UIView(), $0.0, $0.1, $0.2) }

    open override func setUp() {
        super.setUp()
        accessibilityLabel = "Loading messages"
        for bubble in bubbles { bubble.view.layer.cornerRadius = 18 }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for bubble in bubbles { shapesView.addSubview(bubble.view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = appearance.colors.background
        for bubble in bubbles { bubble.view.backgroundColor = appearance.colors.bubbleIncoming }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y = bounds.height - 16
        for bubble in bubbles.reversed() {
            y -= bubble.height
            let width = min(bubble.width, bounds.width * 0.7)
            let atEnd = bubble.isOutgoing != isRightToLeft
            bubble.view.frame = CGRect(
                x: atEnd ? bounds.width - 16 - width : 16, y: y, width: width, height: bubble.height)
            y -= 12
        }
    }
}
