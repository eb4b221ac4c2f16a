extension LivingComponent {
    /// The components of the nearest component at or above this one that has its own.
    var surroundingComponents: Components { nearest { $0.life.components } ?? .default }
    var surroundingAppearance: Appearance { nearest { $0.life.appearance } ?? .default }

    private func nearest<T>(_ value: (any LivingComponent) -> T?) -> T? {
        var responder: UIResponder? = self
        while let current = responder {
            if let component = current as? any LivingComponent, let found = value(component) { return found }
            responder = above(current)
        }
        return nil
    }

    /// What was presented hangs in the window, but belongs to who presented it.
    private func above(_ responder: UIResponder) -> UIResponder? {
        guard let controller = responder as? UIViewController else { return responder.next }
        return controller.parent ?? controller.presentingViewController ?? controller.next
    }
}
