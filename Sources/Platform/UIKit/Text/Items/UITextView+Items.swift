import Foundation

// What a reader does with links, pictures and tagged characters. A text that can be edited or can't be selected has no items.
extension UITextView {
    /// The item under a point of the view.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable, let shown = linkedText, shown.length > 0 else { return nil }
        let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let layout = textLayout(width: textWidth), index = layout.character(at: inside).index
        guard index < shown.length, layout.rect(of: NSRange(location: index, length: 1)).contains(inside) else {
            return nil
        }
        return Self.item(in: shown, at: index)
    }

    private static func item(in text: NSAttributedString, at index: Int) -> UITextItem? {
        var range = NSRange()
        let attributes = text.attributes(at: index, effectiveRange: &range)
        if let link = attributes[.link], let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
            return UITextItem(.link(url), range: extent(of: link, .link, in: text, from: range))
        }
        if let tag = attributes[.textItemTag] as? String {
            return UITextItem(.tag(tag), range: extent(of: tag, .textItemTag, in: text, from: range))
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: range)
        }
        return nil
    }

    /// A run and those beside it that have the same value, whatever else they look like.
    private static func extent(
        of value: Any, _ key: NSAttributedString.Key, in text: NSAttributedString, from run: NSRange
    ) -> NSRange {
        func isSame(_ index: Int) -> Bool {
            text.attribute(key, at: index, effectiveRange: nil).map {
                String(describing: $0) == String(describing: value)
            }
                ?? false
        }
        var low = run.location, high = run.location + run.length
        while low > 0, isSame(low - 1) { low -= 1 }
        while high < text.length, isSame(high) { high += 1 }
        return NSRange(location: low, length: high - low)
    }

    /// Asks the delegate in the words of both generations, then does what is left to do.
    func perform(_ item: UITextItem) {
        guard mayInteract(with: item, .invokeDefaultAction) else { return }
        let standard = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
        action?.performWithSender(self, target: nil)
    }

    private func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        switch item.content {
        case .link(let url):
            return delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
                && delegate.textView(self, shouldInteractWith: url, in: item.range)
        case .textAttachment(let attachment):
            return delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
                && delegate.textView(self, shouldInteractWith: attachment, in: item.range)
        case .tag: return true
        }
    }

    /// Opens the menu of the item under a point of the window; false leaves the click to GTK's own menu.
    func openItemMenu(at place: CGPoint) -> Bool {
        guard let window, let item = textItem(at: convert(place, from: window)),
            mayInteract(with: item, .presentActions)
        else { return false }
        let standard = defaultMenu(of: item)
        let found = delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
        guard let configuration = found ?? UITextItem.MenuConfiguration(menu: standard),
            !configuration.menu.children.isEmpty
        else { return false }
        let appearing = MenuAnimating()
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: appearing)
        MenuPresenter.present(configuration.menu, in: window, at: place, preview: configuration.previewController) {
            [weak self] in
            let leaving = MenuAnimating()
            if let self { self.delegate?.textView(self, textItemMenuWillEndFor: item, animator: leaving) }
            leaving.run()
        }
        appearing.run()
        return true
    }

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu(children: []) }
        return UIMenu(children: [
            UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { [weak self] _ in self?.perform(item) },
            UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = url.absoluteString
            },
        ])
    }
}

extension UITextItem.MenuConfiguration {
    fileprivate var previewController: UIViewController? {
        guard case .view(let view) = preview else { return nil }
        let controller = UIViewController()
        controller.view = view
        controller.preferredContentSize = view.bounds.size
        return controller
    }
}
