import UIKit

/// A field of one line.
final class TextFieldItem: ViewItem<UITextField>, TextInputItem {
    let coordinator: TextInputCoordinator

    init() {
        let field = UITextField()
        coordinator = TextInputCoordinator(responder: field)
        super.init(field)
        field.onTextChange = { [coordinator] in coordinator.textDidChange($0) }
        field.onFocusChange = { [coordinator] in coordinator.focusDidChange($0) }
        field.onSubmit = { [coordinator] in _ = coordinator.didSubmit() }
    }

    func apply(_ input: TextInput, _ environment: EnvironmentValues) {
        let text = input.text.wrappedValue
        if view.text != text { view.text = text }
        view.placeholder = input.prompt
        view.isSecureTextEntry = input.isSecure
        view.isEnabled = environment.isEnabled
        view.font = environment.textAttributes.applied(to: environment.font ?? .body).uiFont
        view.textColor = environment.foregroundColor
        view.textAlignment = environment.multilineTextAlignment.uiAlignment
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = view.sizeThatFits(CGSize(width: proposal.width ?? 200, height: .greatestFiniteMagnitude))
        return CGSize(width: proposal.width ?? max(200, natural.width), height: natural.height.rounded(.up))
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if axis == .horizontal { return 0...(.infinity) }
        let height = size(for: proposal).height
        return height...height
    }

    override var dumpLabel: String { "TextField \"\(view.text ?? "")\"" }
}

/// A field of several lines, which grows with its text between its limits.
final class TextViewItem: ViewItem<UITextView>, TextInputItem {
    let coordinator: TextInputCoordinator
    private var fillsSpace = false

    init() {
        let field = UITextView()
        coordinator = TextInputCoordinator(responder: field)
        super.init(field)
        field.textContainerInset = .zero
        field.onTextChange = { [weak self] text in
            self?.coordinator.textDidChange(text)
            self?.invalidate()
        }
        field.onFocusChange = { [coordinator] in coordinator.focusDidChange($0) }
    }

    func apply(_ input: TextInput, _ environment: EnvironmentValues) {
        fillsSpace = input.fillsSpace
        let text = input.text.wrappedValue
        if view.text != text { view.text = text }
        view.placeholder = input.prompt
        view.isEditable = environment.isEnabled
        view.font = environment.textAttributes.applied(to: environment.font ?? .body).uiFont
        view.textColor = environment.foregroundColor
        let limit = environment.textFlow.lineLimit
        view.minimumLines = limit?.lowerBound ?? 1
        view.maximumLines = limit.map { $0.upperBound == .max ? 0 : $0.upperBound } ?? 0
        // Without anyone to submit to, Return is a line break like any other character.
        let submits = !input.fillsSpace && (environment.submitAction != nil || input.onCommit != nil)
        view.onSubmit = submits ? { [coordinator] in _ = coordinator.didSubmit() } : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if fillsSpace { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120)) }
        let width = proposal.width ?? 240
        let natural = view.sizeThatFits(
            CGSize(width: width.isFinite ? width : 10_000, height: .greatestFiniteMagnitude))
        return CGSize(width: width, height: natural.height.rounded(.up))
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if axis == .horizontal || fillsSpace { return 0...(.infinity) }
        let height = size(for: proposal).height
        return height...height
    }

    override var dumpLabel: String { "TextField \"\(view.text ?? "")\"" }
}
