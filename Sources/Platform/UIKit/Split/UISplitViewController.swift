import Foundation

/// Columns side by side from 720 points on; one column with a way back in a narrower window.
///
/// Each column is put into a navigation controller of its own, unless it is one. In a narrow window the primary column's
/// stack takes the secondary's screens on top (or the `.compact` column shows, where there is one); when the window grows
/// they go back. The delegate decides which column a collapsed split shows.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style
    private(set) var columns: [Column: UIViewController] = [:]
    /// Whether the window is too narrow for columns.
    public private(set) var isCollapsed = false
    private var hasLaidOut = false
    private let divider = UIView()
    private let secondDivider = UIView()
    /// Screens of the secondary column that stand on the primary's stack while collapsed.
    private var lent: [UIViewController] = []
    private var showsSecondaryWhenCollapsed = false

    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Looks

    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { .tile }
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension
    open var preferredSupplementaryColumnWidth = automaticDimension
    open var preferredSupplementaryColumnWidthFraction = automaticDimension
    open var minimumSupplementaryColumnWidth = automaticDimension
    open var maximumSupplementaryColumnWidth = automaticDimension

    open var displayMode: DisplayMode {
        if preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
        return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    open var primaryColumnWidth: CGFloat {
        let width =
            preferredPrimaryColumnWidth > 0
            ? preferredPrimaryColumnWidth
            : preferredPrimaryColumnWidthFraction > 0
                ? (view.bounds.width * preferredPrimaryColumnWidthFraction).rounded() : Self.listWidth
        let low = minimumPrimaryColumnWidth > 0 ? minimumPrimaryColumnWidth : 0
        let high = maximumPrimaryColumnWidth > 0 ? maximumPrimaryColumnWidth : .greatestFiniteMagnitude
        return min(max(width, low), high)
    }
    open var supplementaryColumnWidth: CGFloat {
        preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : Self.listWidth
    }

    private static let listWidth: CGFloat = 320

    /// Hides and shows the primary column.
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction(title: "Sidebar") { [weak self] _ in self?.togglePrimary() })
    }

    private func togglePrimary() {
        displayMode == .secondaryOnly ? show(.primary) : hide(.primary)
    }

    // MARK: Columns

    /// The columns in order, of code that knows two: the list and the detail.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
            if newValue.count > 2 { setViewController(newValue[1], for: .supplementary) }
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard vc !== columns[column] else { return }
        giveBack()
        if let old = columns[column], let holder = holder(of: old) {
            holder.willMove(toParent: nil)
            holder.willDisappear(false)
            holder.viewIfLoaded?.removeFromSuperview()
            holder.didDisappear(false)
            holder.removeFromParent()
            holders[ObjectIdentifier(old)] = nil
        }
        columns[column] = vc
        if let vc {
            let holder =
                vc as? UINavigationController
                ?? (style == .unspecified ? vc : UINavigationController(rootViewController: vc))
            holders[ObjectIdentifier(vc)] = holder
            addChild(holder)
            holder.didMove(toParent: self)
        }
        if hasLaidOut, isCollapsed { lend() }
        viewIfLoaded?.setNeedsLayout()
    }

    private var holders: [ObjectIdentifier: UIViewController] = [:]
    private func holder(of controller: UIViewController) -> UIViewController? { holders[ObjectIdentifier(controller)] }

    private func navigation(of column: Column) -> UINavigationController? {
        columns[column].flatMap(holder(of:)) as? UINavigationController
    }

    /// Brings a column to the front: its screens in a narrow window, the column itself in a wide one.
    open func show(_ column: Column) {
        if isCollapsed {
            showsSecondaryWhenCollapsed = column == .secondary
            giveBack()
            lend()
        } else if column == .primary {
            preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
            delegate?.splitViewController(self, willChangeTo: displayMode)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    open func hide(_ column: Column) {
        if isCollapsed {
            guard column == .secondary else { return }
            showsSecondaryWhenCollapsed = false
            giveBack()
        } else if column == .primary {
            preferredDisplayMode = .secondaryOnly
            delegate?.splitViewController(self, willChangeTo: .secondaryOnly)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        (navigation(of: .primary))?.pushViewController(vc, animated: true)
    }

    /// Replaces the second column; in a narrow window it is pushed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
        showsSecondaryWhenCollapsed = true
        setViewController(vc, for: .secondary)
    }

    // MARK: Collapsing

    private func lend() {
        guard isCollapsed, columns[.compact] == nil, lent.isEmpty, showsSecondaryWhenCollapsed,
            let primary = navigation(of: .primary), let detail = columns[.secondary].flatMap(holder(of:))
        else { return }
        detail.willDisappear(false)
        detail.viewIfLoaded?.removeFromSuperview()
        detail.didDisappear(false)
        let screens: [UIViewController]
        if let navigation = detail as? UINavigationController {
            screens = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
        } else {
            screens = [detail]
        }
        lent = screens
        primary.setViewControllers(primary.viewControllers + screens, animated: hasLaidOut)
    }

    private func giveBack() {
        guard !lent.isEmpty, let primary = navigation(of: .primary) else { return }
        // What the reader went back from while collapsed is no longer there; the column starts with its first screen.
        let kept = primary.viewControllers.filter { screen in lent.contains { $0 === screen } }
        let screens = kept.isEmpty ? lent : kept
        let others = primary.viewControllers.filter { screen in !lent.contains { $0 === screen } }
        lent = []
        primary.setViewControllers(others, animated: false)
        if let navigation = navigation(of: .secondary) {
            navigation.setViewControllers(screens, animated: false)
        } else if let detail = columns[.secondary], detail.parent !== self {
            addChild(detail)
            detail.didMove(toParent: self)
        }
    }

    private func adapt(to width: CGFloat) {
        let collapses = width < UIWindow.compactWidth
        guard collapses != isCollapsed || !hasLaidOut else { return }
        if collapses {
            isCollapsed = true
            showsSecondaryWhenCollapsed = collapsesToSecondary
            lend()
            if hasLaidOut { delegate?.splitViewControllerDidCollapse(self) }
        } else {
            isCollapsed = false
            giveBack()
            if hasLaidOut { delegate?.splitViewControllerDidExpand(self) }
        }
        hasLaidOut = true
    }

    private var collapsesToSecondary: Bool {
        guard let detail = columns[.secondary] else { return false }
        if style == .unspecified {
            guard let list = columns[.primary] else { return true }
            // `true` means that the app did the collapse itself: the list stays.
            return delegate?.splitViewController(self, collapseSecondary: detail, onto: list) == false
        }
        let proposed: Column = hasLaidOut ? .secondary : .primary
        let column =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return column == .secondary
    }

    // MARK: View

    open override func loadView() {
        view = SplitLayoutView(self)
        for line in [divider, secondDivider] {
            line.backgroundColor = .separator
            view.addSubview(line)
        }
    }

    override func prepareToAppear() { layoutContents() }

    /// The columns in view, and where.
    private var arrangement: [(controller: UIViewController, frame: CGRect)] {
        let room = view.bounds
        if isCollapsed {
            let front = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
            return front.flatMap(holder(of:)).map { [($0, room)] } ?? []
        }
        var widths: [(Column, CGFloat)] = []
        if displayMode != .secondaryOnly, columns[.primary] != nil { widths.append((.primary, primaryColumnWidth)) }
        if columns[.supplementary] != nil { widths.append((.supplementary, supplementaryColumnWidth)) }
        let taken = widths.reduce(0) { $0 + $1.1 + 1 }
        if columns[.secondary] != nil { widths.append((.secondary, max(0, room.width - taken))) }
        let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
        var x: CGFloat = 0
        return widths.compactMap { column, width in
            defer { x += width + 1 }
            return columns[column].flatMap(holder(of:)).map {
                ($0, CGRect(x: isMirrored ? room.width - x - width : x, y: 0, width: width, height: room.height))
            }
        }
    }

    fileprivate func layoutContents() {
        guard isViewLoaded, view.bounds.width > 0 else { return }
        adapt(to: view.bounds.width)
        let arrangement = arrangement
        for (controller, frame) in arrangement { put(controller, at: frame) }
        for child in children where !arrangement.contains(where: { $0.controller === child }) { takeAway(child) }
        let lines = [divider, secondDivider]
        for (index, line) in lines.enumerated() {
            line.isHidden = arrangement.count < index + 2
            guard !line.isHidden else { continue }
            let a = arrangement[index].frame, b = arrangement[index + 1].frame
            line.frame = CGRect(x: min(a.maxX, b.maxX), y: 0, width: 1, height: view.bounds.height)
            view.bringSubviewToFront(line)
        }
    }

    private func put(_ controller: UIViewController, at frame: CGRect) {
        let arrives = controller.viewIfLoaded?.superview !== view
        let isVisible = appearance == .appearing || appearance == .appeared
        if arrives, isVisible { controller.willAppear(false) }
        controller.view.frame = frame
        guard arrives else { return }
        view.insertSubview(controller.view, at: 0)
        if appearance == .appeared { controller.didAppear(false) }
    }

    private func takeAway(_ controller: UIViewController) {
        guard controller.viewIfLoaded?.superview === view else { return }
        controller.willDisappear(false)
        controller.view.removeFromSuperview()
        controller.didDisappear(false)
    }

    /// The column that keys go to while nothing has the keyboard.
    var frontColumn: UIViewController? {
        let arrangement = isViewLoaded ? arrangement.map(\.controller) : []
        return arrangement.last
    }
}

private final class SplitLayoutView: UIView {
    private weak var controller: UISplitViewController?

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { controller?.layoutContents() }
}
