import UIKit

/// Chooses a colour from a palette, and how opaque it is.
public struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    @Environment(\.labelsAreHidden) private var hidesLabel
    @State private var isOpen = false

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    public var body: some View {
        HStack {
            if !hidesLabel {
                label
                Spacer()
            }
            Button {
                isOpen = true
            } label: {
                swatch(selection.wrappedValue, side: 26)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Choose colour")
            .popover(isPresented: $isOpen) { palette }
        }
    }

    private func swatch(_ color: Color, side: CGFloat) -> some View {
        Circle().fill(color)
            .overlay { Circle().strokeBorder(Color(uiColor: .separator)) }
            .frame(width: side, height: side)
    }

    private var palette: some View {
        VStack(spacing: 10) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 8) {
                    ForEach(0..<5, id: \.self) { column in
                        let entry = ColorPalette.entries[row * 5 + column]
                        Button {
                            selection.wrappedValue = entry.color
                        } label: {
                            swatch(entry.color, side: 30)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(Text(verbatim: entry.name))
                    }
                }
            }
            if supportsOpacity {
                Slider(
                    value: Binding(
                        get: { selection.wrappedValue.opacity },
                        set: {
                            var color = selection.wrappedValue
                            color.opacity = $0
                            selection.wrappedValue = color
                        })
                ) { Text("Opacity") }
            }
        }
        .frame(width: 190)
        .padding(12)
    }
}

enum ColorPalette {
    static let entries: [(name: String, color: Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
        ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
        ("Pink", .pink), ("Brown", .brown), ("Gray", .gray), ("Black", .black), ("White", .white),
    ]
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
