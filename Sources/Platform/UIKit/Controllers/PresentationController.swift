import Foundation

/// Shows a controller over the others: a sheet with a dimmed window behind it, or the whole window.
@MainActor final class PresentationController {
    let presented: UIViewController
    private let dimming = UIView()
    private let card = UIView()
    private unowned let window: UIWindow

    init(_ presented: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.window = window
    }

    private var fillsWindow: Bool {
        switch presented.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
        default: false
        }
    }

    func show() {
        let style = presented.modalPresentationStyle
        if !fillsWindow {
            dimming.backgroundColor = UIColor(light: 0x0B0E12, dark: 0x000000, lightAlpha: 0.32, darkAlpha: 0.56)
            dimming.addGestureRecognizer(
                UITapGestureRecognizer { [weak self] in
                    guard let self, !self.presented.isModalInPresentation else { return }
                    self.presented.dismiss(animated: true)
                })
            card.backgroundColor = .tertiarySystemBackground
            card.layer.cornerRadius = 14
            card.layer.shadowOpacity = 0.24
            card.layer.shadowRadius = 24
            card.layer.shadowOffset = CGSize(width: 0, height: 8)
            presented.view.clipsToBounds = true
            presented.view.layer.cornerRadius = 14
            window.addSubview(dimming)
        } else if style == .fullScreen, presented.view.backgroundColor == nil {
            presented.view.backgroundColor = .systemBackground
        }
        card.addSubview(presented.view)
        window.addSubview(card)
        layout()
    }

    func hide() {
        dimming.removeFromSuperview()
        card.removeFromSuperview()
        presented.view.removeFromSuperview()
    }

    func layout() {
        let room = window.bounds
        dimming.frame = room
        card.frame = fillsWindow ? room : sheetFrame(in: room)
        presented.view.frame = card.bounds
        window.bringSubviewToFront(dimming)
        window.bringSubviewToFront(card)
    }

    private func sheetFrame(in room: CGRect) -> CGRect {
        var size = presented.preferredContentSize
        if size == .zero { size = CGSize(width: 560, height: 640) }
        size = CGSize(width: min(size.width, room.width - 32), height: min(size.height, room.height - 48))
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}

extension UIViewController {
    func presentOnTop(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let top = topPresented
        guard let window = viewIfLoaded?.window ?? parent?.viewIfLoaded?.window,
            controller.presentingViewController == nil
        else { return }
        top.presentedViewController = controller
        controller.presentingViewController = top
        let presentation = PresentationController(controller, in: window)
        controller.presentation = presentation
        window.moveFirstResponder(to: nil, forced: true)
        controller.willAppear(animated)
        presentation.show()
        controller.didAppear(animated)
        completion?()
    }

    func dismissTop(animated: Bool, completion: (() -> Void)?) {
        // As on Apple's systems: dismisses what this one presented, or else itself.
        guard let presented = presentedViewController ?? (presentingViewController != nil ? self : nil) else {
            if let parent { parent.dismiss(animated: animated, completion: completion) } else { completion?() }
            return
        }
        presented.presentedViewController?.dismissTop(animated: false, completion: nil)
        presented.willDisappear(animated)
        presented.presentation?.hide()
        presented.presentation = nil
        presented.presentingViewController?.presentedViewController = nil
        presented.presentingViewController = nil
        presented.didDisappear(animated)
        presented.onDismiss?()
        completion?()
    }
}

extension UIWindow {
    func layoutPresented() {
        var controller = rootViewController?.presentedViewController
        while let current = controller {
            current.presentation?.layout()
            controller = current.presentedViewController
        }
    }
}
