import UIKit

final class LoginController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let button = UIButton(configuration: .filled())
    private var bottom: NSLayoutConstraint?
    private var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for field in [nameField, passwordField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.clearButtonMode = .whileEditing
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
            field.leftViewMode = .always
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        }
        nameField.placeholder = "Name"
        nameField.textContentType = .username
        nameField.returnKeyType = .next
        nameField.keyboardType = .emailAddress
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .go
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password", attributes: [.foregroundColor: UIColor.placeholderText])
        let toolbar = UIToolbar()
        toolbar.items = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
        ]
        toolbar.sizeToFit()
        nameField.inputAccessoryView = toolbar

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign in"
        configuration.image = UIImage(systemName: "arrow.right")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .systemBlue
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        button.configuration = configuration
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
            button.alpha = button.isHighlighted ? 0.7 : 1
        }
        button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)

        stack.axis = .vertical
        stack.spacing = 12
        [nameField, passwordField, button].forEach(stack.addArrangedSubview)
        stack.setCustomSpacing(24, after: passwordField)
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom?.isActive = true
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 40),
            stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 0.8),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        tokens.append(
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
                [weak self] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { self?.keyboardChanged(note) }
            })
        tokens.append(
            center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
                [weak self] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { self?.keyboardChanged(note) }
            })
        tokens.append(
            center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens.removeAll()
    }

    private func keyboardChanged(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
            let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
        else { return }
        let local = view.convert(frame, from: view.window)
        let overlap = max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
        bottom?.constant = -overlap
        additionalSafeAreaInsets.bottom = overlap
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: {
                self.view.layoutIfNeeded()
            }, completion: nil)
    }

    private func validate() { button.isEnabled = nameField.hasText && (passwordField.text?.count ?? 0) > 3 }

    private func signIn() {
        button.isEnabled = false
        let window = view.window
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
            window?.rootViewController = UINavigationController(rootViewController: UIViewController())
            window?.makeKeyAndVisible()
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder(); signIn()
        }
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        scrollView.scrollRectToVisible(textField.frame, animated: true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        guard let text = textField.text, let swiftRange = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: swiftRange, with: string).count <= 40
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }
}

final class SettingsController: UITableViewController {
    enum Row: Int, CaseIterable { case notifications, theme, textSize, signOut }

    private let themes = UISegmentedControl(items: ["Auto", "Light", "Dark"])
    private let slider = UISlider()
    private let stepper = UIStepper()

    override init(style: UITableView.Style) { super.init(style: style) }
    convenience init() { self.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Settings", comment: "")
        clearsSelectionOnViewWillAppear = true
        themes.selectedSegmentIndex = 0
        themes.addAction(
            UIAction { [weak self] action in
                guard let control = action.sender as? UISegmentedControl else { return }
                self?.view.window?.overrideUserInterfaceStyle =
                    UIUserInterfaceStyle(rawValue: control.selectedSegmentIndex) ?? .unspecified
            }, for: .valueChanged)
        themes.setTitleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
        slider.minimumValue = 12
        slider.maximumValue = 24
        slider.setValue(16, animated: false)
        slider.minimumTrackTintColor = .systemBlue
        slider.isContinuous = true
        stepper.stepValue = 1
        stepper.value = 3
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        switch Row(rawValue: indexPath.row)! {
        case .notifications:
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.onTintColor = .systemGreen
            toggle.setOn(false, animated: true)
            toggle.addTarget(self, action: SettingsController.toggled, for: .valueChanged)
            cell.textLabel?.text = "Notifications"
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .theme: cell.accessoryView = themes
        case .textSize:
            cell.contentView.addSubview(slider)
            cell.detailTextLabel?.text = "\(Int(slider.value))"
        case .signOut:
            cell.textLabel?.text = "Sign out"
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
            cell.accessoryType = .none
            cell.imageView?.image = UIImage(systemName: "rectangle.portrait.and.arrow.right")
        }
        return cell
    }

    private func toggled(_ sender: UISwitch) { UserDefaults.standard.set(sender.isOn, forKey: "notifications") }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.row == Row.signOut.rawValue else { return }
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Reason"
            field.isSecureTextEntry = false
        }
        let leave = UIAlertAction(title: "Sign out", style: .destructive) { [weak alert] _ in
            _ = alert?.textFields?.first?.text
        }
        leave.isEnabled = true
        alert.addAction(leave)
        alert.addAction(.init(title: "Cancel", style: .cancel))
        alert.preferredAction = leave
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 48 }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .secondaryLabel
    }
}

final class ProfileController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let avatar = UIImageView()
    private let bio = UITextView()
    private let birthday = UIDatePicker()
    private let languages = UIPickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        navigationItem.rightBarButtonItem?.isEnabled = false
        avatar.image = UIImage(named: "avatar") ?? UIImage(systemName: "person.crop.circle")
        avatar.layer.cornerRadius = 40
        avatar.layer.borderWidth = 1 / UIScreen.main.scale
        avatar.layer.borderColor = UIColor.separator.cgColor
        birthday.datePickerMode = .date
        birthday.preferredDatePickerStyle = .compact
        birthday.maximumDate = Date()
        languages.dataSource = self
        languages.delegate = self
        isModalInPresentation = true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
