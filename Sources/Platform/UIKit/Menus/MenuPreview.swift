import Foundation

/// What a context menu shows of the thing it belongs to, over the entries.
final class MenuPreview: UIView {
    private let controller: UIViewController
    private static let size = CGSize(width: 320, height: 240)

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        backgroundColor = .tertiarySystemBackground
        controller.view.layer.cornerRadius = 12
        controller.view.clipsToBounds = true
        controller.view.isUserInteractionEnabled = false
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { nil }

    func place(around point: CGPoint, in room: CGRect) {
        var size = controller.preferredContentSize
        if size.width <= 0 || size.height <= 0 { size = Self.size }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height * 0.6))
        let x = max(room.minX, min(point.x - size.width / 2, room.maxX - size.width))
        let y = max(room.minY, min(point.y - size.height / 2, room.maxY - size.height - 160))
        frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    }

    override func layoutSubviews() { controller.view.frame = bounds }

    override func didMoveToWindow() { window == nil ? controller.disappear() : controller.appear() }
}
