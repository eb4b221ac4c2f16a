import Foundation

/// A behaviour that is added to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public var interactions: [any UIInteraction] {
        get { interaction?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ensureInteraction().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard self.interaction?.interactions.contains(where: { $0 === interaction }) == true else { return }
        interaction.willMove(to: nil)
        self.interaction?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
