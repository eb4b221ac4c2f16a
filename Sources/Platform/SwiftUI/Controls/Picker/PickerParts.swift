import UIKit

/// The options below each other, a mark beside the chosen one.
struct InlinePicker: View {
    let options: PickerOptions

    var body: some View {
        ForEach(options.options) { option in
            Button(action: option.choose) {
                HStack(spacing: 10) {
                    Image(systemName: "checkmark")
                        .imageScale(.small)
                        .opacity(option.isChosen ? 1 : 0)
                        .accessibilityHidden(true)
                    option.content
                    Spacer(minLength: 0)
                }
                .foregroundStyle(.primary)
            }
            .accessibilityAddTraits(option.isChosen ? .isSelected : [])
        }
    }
}

/// The options beside each other. The arrow keys go from one to the next, as with Tab.
struct SegmentedPicker: View {
    let options: PickerOptions

    var body: some View {
        HStack(spacing: 2) {
            ForEach(options.options) { option in
                Button(action: option.choose) {
                    option.content.lineLimit(1).frame(maxWidth: .infinity)
                }
                .buttonStyle(SegmentStyle(isOn: option.isChosen))
                .accessibilityAddTraits(option.isChosen ? .isSelected : [])
            }
        }
        .padding(2)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
        .onKeyPress(.leftArrow) { step(-1) }
        .onKeyPress(.rightArrow) { step(1) }
    }

    private func step(_ step: Int) -> KeyPress.Result {
        guard let index = options.options.firstIndex(where: \.isChosen),
            options.options.indices.contains(index + step)
        else { return .ignored }
        options.options[index + step].choose()
        return .handled
    }
}

private struct SegmentStyle: ButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 13, weight: isOn ? .semibold : .medium))
            .foregroundStyle(.primary)
            .padding(.vertical, 5)
            .padding(.horizontal, 10)
            .background(
                isOn
                    ? Color(uiColor: .tertiarySystemBackground) : configuration.isPressed ? .gray.opacity(0.2) : .clear,
                in: RoundedRectangle(cornerRadius: 6))
    }
}

/// A row that pushes a page with the options.
struct PickerLink: View {
    let label: AnyView
    let options: PickerOptions

    var body: some View {
        NavigationLink {
            PickerPage(options: options)
        } label: {
            HStack {
                label
                Spacer()
                options.chosen?.content.foregroundStyle(.secondary)
            }
        }
    }
}

private struct PickerPage: View {
    let options: PickerOptions
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(options.options) { option in
                Button {
                    option.choose()
                    dismiss()
                } label: {
                    HStack {
                        option.content
                        Spacer()
                        if option.isChosen { Image(systemName: "checkmark") }
                    }
                    .foregroundStyle(.primary)
                }
            }
        }
    }
}
