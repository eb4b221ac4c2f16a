import Parlor
import ParlorUI
import SwiftUI

/// Finds people, and ticks off those who are meant: for a new conversation, or to join a channel. Show it in a sheet.
public struct PeoplePickerView: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: PeoplePickerViewModel
    @State private var name = ""

    private let options: PeoplePickerOptions

    public init(_ options: PeoplePickerOptions) {
        self.options = options
        _viewModel = StateObject(
            wrappedValue: PeoplePickerViewModel(client: options.client, excluded: options.excluded))
    }

    public var body: some View {
        VStack(spacing: 0) {
            SheetTitle(options.title, close: options.cancel)
            SearchField(placeholder: "Name or @id:server", text: $viewModel.text, takesFocus: true) {
                if let first = viewModel.people.first { viewModel.toggle(first) }
            }
            .padding(.horizontal, 16)
            if asksForName {
                TextField("Name of the group (optional)", text: $name)
                    .textFieldStyle(.plain)
                    .font(appearance.fonts.body)
                    .foregroundColor(appearance.colors.text)
                    .padding(.horizontal, 10)
                    .frame(minHeight: 36)
                    .background(appearance.colors.text.opacity(0.06), in: RoundedRectangle(cornerRadius: 10))
                    .padding(.horizontal, 16)
                    .padding(.top, 8)
            }
            people
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            appearance.colors.hairline.frame(height: 1)
            foot
        }
        .frame(maxWidth: 420, maxHeight: 520)
        .background(appearance.colors.elevated)
        .environment(\.chatClient, options.client)
    }

    @ViewBuilder private var people: some View {
        if viewModel.people.isEmpty {
            StateMessage(
                image: appearance.images.people, title: viewModel.text.isEmpty ? "Nobody known yet" : "Nobody found",
                detail: "Search for a name, or write an address such as @ada:example.org.")
        } else {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(viewModel.people) { person in
                        Button {
                            viewModel.toggle(person)
                        } label: {
                            PersonRow(user: person, detail: person.id, isChecked: viewModel.isChosen(person))
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(person.displayName)
                        .accessibilityAddTraits(viewModel.isChosen(person) ? .isSelected : [])
                    }
                }
                .padding(8)
            }
        }
    }

    private var foot: some View {
        HStack {
            Spacer()
            PillButton(title: doneTitle) { options.done(viewModel.chosen, asksForName ? name : nil) }
                .disabled(viewModel.chosen.isEmpty)
                .opacity(viewModel.chosen.isEmpty ? 0.4 : 1)
        }
        .padding(12)
    }

    private var asksForName: Bool { options.asksForName && viewModel.chosen.count > 1 }

    private var doneTitle: String {
        viewModel.chosen.isEmpty ? options.doneTitle : "\(options.doneTitle) (\(viewModel.chosen.count))"
    }
}
