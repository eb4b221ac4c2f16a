/// Chooses one of several values. In a menu its options are the menu's items.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let currentValueLabel: AnyView?
    let content: Content
    @Environment(\.pickerLook) private var look
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var hidesLabel

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
        currentValueLabel = nil
    }

    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
        self.currentValueLabel = AnyView(currentValueLabel())
    }

    public var body: some View {
        let options = PickerOptions(content, selection)
        if isInMenu {
            if look == .menu { submenu(options) } else { InlinePicker(options: options) }
        } else {
            switch look {
            case .automatic, .menu, .wheel: menu(options)
            case .segmented: labelled(SegmentedPicker(options: options))
            case .inline:
                if isInList {
                    label.font(.footnote).foregroundStyle(.secondary)
                    InlinePicker(options: options)
                } else {
                    VStack(alignment: .leading, spacing: 8) {
                        if !hidesLabel { label }
                        InlinePicker(options: options)
                    }
                }
            case .navigation: PickerLink(label: AnyView(label), options: options)
            }
        }
    }

    @ViewBuilder private func labelled<V: View>(_ control: V) -> some View {
        if hidesLabel || !isInList || Label.self == EmptyView.self {
            control.modifier(PickerName(label: label))
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }

    private func menu(_ options: PickerOptions) -> some View {
        labelled(
            Menu {
                InlinePicker(options: options)
            } label: {
                HStack(spacing: 4) {
                    currentValueLabel ?? options.chosen?.content ?? AnyView(Text(verbatim: "–"))
                    Image(systemName: "chevron.up.chevron.down").imageScale(.small)
                }
                .foregroundStyle(isInList ? .secondary : .primary)
            })
    }

    private func submenu(_ options: PickerOptions) -> some View {
        Menu {
            InlinePicker(options: options)
        } label: {
            label
        }
    }
}

/// Names a picker whose label is not shown, for screen readers.
private struct PickerName<Label: View>: ViewModifier {
    let label: Label
    func body(content: Content) -> some View {
        if let text = label as? Text { content.accessibilityLabel(text) } else { content }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Picker {
    @available(*, deprecated, message: "Use init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}
