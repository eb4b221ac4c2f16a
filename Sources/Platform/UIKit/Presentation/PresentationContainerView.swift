import Foundation
internal import CGtk

/// Holds a presented view and what surrounds it. Events end here: what is presented is modal.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?

    init(_ controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// What is looked up along the chain (themes, components) is found at the presenter. Keys and touches stop here.
    override var next: UIResponder? { controller?.presenter ?? super.next }

    override func layoutSubviews() { controller?.containerLaidOut() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.passesThrough(point) == true ? nil : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self else { return }
        controller?.pressedOutside()
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? controller?.presentedViewController.title }
        set { super.accessibilityLabel = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_DIALOG }
}
