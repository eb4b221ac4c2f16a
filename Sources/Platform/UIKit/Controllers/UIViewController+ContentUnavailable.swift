import Foundation

/// The view over a controller's content that says why there is none.
extension UIViewController {
    /// Asks for the configuration anew, in the next turn of the main loop.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.updateContentUnavailableConfiguration(
                    using: UIContentUnavailableConfigurationState(traitCollection: self.traitCollection))
            }
        }
    }

    func showContentUnavailableConfiguration() {
        guard let configuration = contentUnavailableConfiguration else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            return
        }
        if let shown = contentUnavailableView as? UIContentView,
            type(of: shown.configuration) == type(of: configuration)
        {
            return shown.configuration = configuration
        }
        contentUnavailableView?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        contentUnavailableView = made
    }
}
