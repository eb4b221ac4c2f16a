extension UIViewController {
    /// Puts a button into the bar that closes what was presented, where nothing stands yet and there is no way back.
    func offerToClose() {
        guard let navigationController, navigationController.viewControllers.first === self,
            navigationController.presentingViewController != nil, navigationItem.leftBarButtonItems == nil
        else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
