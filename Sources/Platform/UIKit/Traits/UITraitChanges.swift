import Foundation

/// Ends an observation of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

/// What tells its observers when its surroundings change: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    var observedTraitsView: UIView { get }
}

extension UIView: UITraitChangeObservable {
    /// The view whose surroundings are watched.
    public var observedTraitsView: UIView { self }
}

extension UIViewController: UITraitChangeObservable {
    /// The controller's view, which is loaded for it.
    public var observedTraitsView: UIView { view }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls the handler with the object and its former traits when one of the given traits changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        observedTraitsView.traitObservers.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        observedTraitsView.traitObservers.removeAll { $0 === registration as? TraitChangeRegistration }
    }
}

extension UIView {
    func tellTraitObservers(_ old: UITraitCollection) {
        guard !traitObservers.isEmpty else { return }
        let new = traitCollection
        for observer in traitObservers where observer.traits.contains(where: { $0.differs(old, new) }) {
            observer.handler(old)
        }
    }
}
