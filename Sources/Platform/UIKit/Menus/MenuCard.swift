import Foundation
internal import CGtk

/// The entries of one menu, under each other; inline menus are sections.
final class MenuCard: UIView {
    let menu: UIMenu
    private(set) var rows: [MenuRow] = []
    private let scroll = UIScrollView()
    private(set) var fittingSize = CGSize.zero
    var onChoice: ((any UIMenuLeaf) -> Void)?
    var onSubmenu: ((UIMenu, MenuRow) -> Void)?
    /// The pointer came to a row without a submenu.
    var onEntry: (() -> Void)?
    var onResize: (() -> Void)?

    private static let inset: CGFloat = 6
    private static let narrowest: CGFloat = 180
    private static let widest: CGFloat = 360

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = 10
        layer.borderWidth = 1
        layer.dynamicBorderColor = .separator
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        addSubview(scroll)
        accessibilityLabel = menu.title.isEmpty ? nil : menu.title
        build()
    }

    required init?(coder: NSCoder) { nil }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_MENU }

    /// States may have changed.
    func refresh() {
        let selected = rows.firstIndex { $0.isSelected }
        build()
        if let selected, rows.indices.contains(selected) { rows[selected].isSelected = true }
    }

    // MARK: Building

    private func build() {
        for view in scroll.subviews { view.removeFromSuperview() }
        rows = []
        var builder = Builder(y: Self.inset)
        if !menu.title.isEmpty { addHeader(menu.title, &builder) }
        add(menu.children, &builder)
        let width = min(Self.widest, max(Self.narrowest, builder.width))
        for view in builder.views {
            view.frame.size.width = view is MenuLine ? width + 2 * Self.inset : width
            if !(view is MenuLine) { view.frame.origin.x = Self.inset }
        }
        fittingSize = CGSize(width: width + 2 * Self.inset, height: builder.y + Self.inset)
        frame.size = fittingSize
        scroll.contentSize = fittingSize
        setNeedsLayout()
    }

    private struct Builder {
        var y: CGFloat
        var width: CGFloat = 0
        var views: [UIView] = []
        /// A line is drawn before the next entry.
        var needsLine = false
    }

    private func add(_ elements: [UIMenuElement], _ builder: inout Builder) {
        for element in elements {
            if let deferred = element as? UIDeferredMenuElement {
                add(deferred, &builder)
            } else if let inner = element as? UIMenu, inner.isInline {
                addSection(inner, &builder)
            } else if let inner = element as? UIMenu {
                if !inner.children.isEmpty { addRow(inner, submenu: inner, &builder) }
            } else if let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
                addRow(leaf, submenu: nil, &builder)
            }
        }
    }

    private func addSection(_ section: UIMenu, _ builder: inout Builder) {
        if !builder.views.isEmpty { builder.needsLine = true }
        if section.isPalette {
            addPalette(section, &builder)
        } else {
            if !section.title.isEmpty { addHeader(section.title, &builder) }
            add(section.children, &builder)
        }
        if !builder.views.isEmpty { builder.needsLine = true }
    }

    private func add(_ deferred: UIDeferredMenuElement, _ builder: inout Builder) {
        var isBuilding = true, arrived: [UIMenuElement]?
        if let elements = loaded[ObjectIdentifier(deferred)] { return add(elements, &builder) }
        deferred.load { [weak self] elements in
            guard isBuilding else {
                self?.loaded[ObjectIdentifier(deferred)] = elements
                self?.refresh()
                self?.onResize?()
                return
            }
            arrived = elements
        }
        isBuilding = false
        if let arrived {
            loaded[ObjectIdentifier(deferred)] = arrived
            add(arrived, &builder)
        } else {
            addRow(UIAction(title: "Loading…", attributes: .disabled) { _ in }, submenu: nil, &builder)
        }
    }

    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]

    private func put(_ view: UIView, height: CGFloat, width: CGFloat, _ builder: inout Builder) {
        if builder.needsLine {
            builder.needsLine = false
            let line = MenuLine(frame: CGRect(x: 0, y: builder.y + 4, width: 0, height: 1))
            scroll.addSubview(line)
            builder.views.append(line)
            builder.y += 9
        }
        view.frame = CGRect(x: Self.inset, y: builder.y, width: 0, height: height)
        scroll.addSubview(view)
        builder.views.append(view)
        builder.y += height
        builder.width = max(builder.width, width)
    }

    private func addHeader(_ title: String, _ builder: inout Builder) {
        let label = MenuHeader(title)
        put(label, height: 26, width: label.intrinsicContentSize.width, &builder)
    }

    private func addRow(_ element: UIMenuElement, submenu: UIMenu?, _ builder: inout Builder) {
        let row = MenuRow(element)
        row.onPress = { [weak self, weak row] in
            guard let self, let row else { return }
            if let submenu {
                self.onSubmenu?(submenu, row)
            } else if let leaf = element as? any UIMenuLeaf {
                self.onChoice?(leaf)
            }
        }
        row.onHover = { [weak self, weak row] in
            guard let self, let row else { return }
            for other in self.rows where other !== row { other.isSelected = false }
            if let submenu { self.onSubmenu?(submenu, row) } else { self.onEntry?() }
        }
        rows.append(row)
        put(row, height: row.intrinsicContentSize.height, width: row.intrinsicContentSize.width, &builder)
    }

    private func addPalette(_ palette: UIMenu, _ builder: inout Builder) {
        let view = MenuPalette(palette) { [weak self] in self?.onChoice?($0) }
        put(view, height: MenuPalette.height, width: view.intrinsicContentSize.width, &builder)
    }

    override func layoutSubviews() { scroll.frame = bounds }

    // MARK: Keys

    var selectedRow: MenuRow? { rows.first { $0.isSelected } ?? rows.first { $0.isHovered } }

    func move(_ step: Int) {
        let open = rows.filter(\.isEnabled)
        guard !open.isEmpty else { return }
        let current = open.firstIndex { $0 === selectedRow } ?? (step > 0 ? -1 : open.count)
        select(open[(current + step + open.count) % open.count])
    }

    func moveToEnd(first: Bool) {
        let open = rows.filter(\.isEnabled)
        if let row = first ? open.first : open.last { select(row) }
    }

    func select(startingWith text: String) -> Bool {
        let letter = text.lowercased()
        guard !letter.trimmingCharacters(in: .whitespaces).isEmpty else { return false }
        let open = rows.filter { $0.isEnabled && $0.element.title.lowercased().hasPrefix(letter) }
        guard !open.isEmpty else { return false }
        let current = open.firstIndex { $0 === selectedRow } ?? -1
        select(open[(current + 1) % open.count])
        return true
    }

    private func select(_ row: MenuRow) {
        for other in rows { other.isSelected = other === row }
        scroll.scrollRectToVisible(row.frame, animated: false)
    }
}
