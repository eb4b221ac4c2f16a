import UIKit

/// Whether the element of a view has a screen reader's focus. AT-SPI tells an app nothing of that: it stays what it was.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    public init() where Value == Bool { _value = State(initialValue: false) }
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    public var projectedValue: Binding { Binding(binding: $value) }

    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

/// What kind of text an element holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Reads as another view does, by that one's label.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        background(representation().frame(width: 0, height: 0).opacity(0.001)).accessibilityElement(children: .contain)
    }

    // Widgets are read in their order, by their label and hint; AT-SPI through GTK 4.8 knows no more.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContentImportance = .default
    ) -> some View { self }
    /// Ways through a page that a phone's screen reader offers.
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> some View { self }
    public func accessibilityQuickAction<C: View>(style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> C)
        -> some View
    { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

public enum AccessibilityLabeledPairRole: Sendable {
    case label
    case content
}

public enum AXCustomContentImportance: Sendable {
    case `default`
    case high
}

/// Entries of a screen reader's rotor. AT-SPI has none: headings and landmarks are walked through instead.
public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}
    public init(_ label: LocalizedStringKey, id: ID) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID) {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

public struct AccessibilityQuickActionStyle: Sendable {
    public static let prompt = AccessibilityQuickActionStyle()
    public static let outline = AccessibilityQuickActionStyle()
}
