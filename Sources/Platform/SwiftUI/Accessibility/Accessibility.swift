import UIKit

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }
    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isImage = AccessibilityTraits(.image)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let isModal = AccessibilityTraits([])
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    public static let isToggle = AccessibilityTraits(.button)
    public static let isTabBar = AccessibilityTraits(.tabBar)
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    public static let playsSound = AccessibilityTraits(.playsSound)
}

/// How the elements inside a view are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Says something about its content to screen readers and tests.
///
/// It speaks about the view that its content is, when that is one; otherwise about a view around it.
@usableFromInline struct AccessibilityModifier: LayoutModifier {
    let change: @MainActor (UIView) -> Void

    func makeView() -> UIView? { UIView() }

    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }

    func finish(_ view: UIView) { change(element(in: view) ?? view) }

    /// The one element that fills the view, through the views of other modifiers.
    private func element(in view: UIView) -> UIView? {
        guard view.subviews.count == 1, let only = view.subviews.first, only.frame.size == view.bounds.size else {
            return nil
        }
        let isElement = only.isAccessibilityElement || only is UIControl || only is UILabel || only is UIImageView
        return isElement ? only : element(in: only)
    }
}

extension View {
    func accessibility(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    public func accessibilityLabel(_ label: Text) -> some View {
        accessibility {
            $0.isAccessibilityElement = true
            $0.accessibilityLabel = label.plainString
        }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    public func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.accessibilityValue = value.plainString }
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.accessibilityHint = hint.plainString }
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.accessibilityElementsHidden = hidden }
    }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.accessibilityIdentifier = identifier }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.accessibilityTraits.formUnion(UIAccessibilityTraits(rawValue: traits.rawValue)) }
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.accessibilityTraits.subtract(UIAccessibilityTraits(rawValue: traits.rawValue)) }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { view in
            view.isAccessibilityElement = children != .contain
            // Each time, as the texts inside change; a label that is given outside of this is set after it.
            if children == .combine { view.accessibilityLabel = view.spokenText }
        }
    }
    /// A hint that appears when the pointer rests on the view.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
