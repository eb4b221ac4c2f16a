import Parlor
import ParlorUI
import SwiftUI

/// A channel's name, picture, settings and members. Show it inside a navigation stack.
public struct ChannelDetailsView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: ChannelDetailsViewModel
    @State private var question: DetailsQuestion?
    @State private var isAddingPeople = false
    @State private var isChoosingPicture = false

    private let factory: Factory
    private let options: ChannelDetailsOptions

    public init(viewFactory: Factory, options: ChannelDetailsOptions) {
        self.init(
            viewFactory: viewFactory, options: options,
            viewModel: ChannelDetailsViewModel(channelController: options.channelController))
    }

    /// With a view model of your own.
    public init(
        viewFactory: Factory, options: ChannelDetailsOptions,
        viewModel: @autoclosure @escaping () -> ChannelDetailsViewModel
    ) {
        factory = viewFactory
        self.options = options
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 14) {
                ForEach(Array(viewModel.sections.enumerated()), id: \.offset) { section($1) }
            }
            .padding(16)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.surface)
        .navigationTitle("Details")
        .navigationBarTitleDisplayMode(.inline)
        .environment(\.chatClient, viewModel.client)
        .modifier(DetailsDialogs(viewModel: viewModel, question: $question))
        .sheet(isPresented: $isAddingPeople) { peoplePicker }
        .fileImporter(isPresented: $isChoosingPicture, allowedContentTypes: [.image]) { result in
            if case .success(let file) = result { viewModel.changePicture(file) }
        }
        .onAppear {
            viewModel.onLeave = options.left
            viewModel.onOpen = options.open
        }
    }

    private func section(_ rows: [ChannelDetailRow]) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            if let title = title(of: rows) {
                Text(verbatim: title)
                    .font(appearance.fonts.footnoteBold)
                    .foregroundColor(appearance.colors.textSecondary)
                    .padding(.leading, 12)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { row($0) }
            }
            .padding(rows == [.head] ? 0 : 4)
            .background(rows == [.head] ? .clear : appearance.colors.elevated, in: RoundedRectangle(cornerRadius: 12))
        }
    }

    private func title(of rows: [ChannelDetailRow]) -> String? {
        switch rows.first {
        case .addPeople, .member: viewModel.membersTitle
        default: nil
        }
    }

    @ViewBuilder private func row(_ row: ChannelDetailRow) -> some View {
        switch row {
        case .head: ChannelDetailsHead(channel: viewModel.channel, currentUserID: viewModel.client.currentUserId)
        case .member(let member):
            factory.makeMemberItem(
                MemberItemOptions(
                    member: member, isCurrentUser: member.id == viewModel.client.currentUserId,
                    actions: viewModel.actions(for: member), perform: { viewModel.perform($0, on: member) })
            )
            .onAppear {
                if let index = viewModel.members.firstIndex(of: member) { viewModel.memberAppeared(at: index) }
            }
        default: SettingRow(row: row, channel: viewModel.channel, viewModel: viewModel) { choose(row) }
        }
    }

    private func choose(_ row: ChannelDetailRow) {
        switch row {
        case .search: options.search()
        case .name: question = .name
        case .topic: question = .topic
        case .leave: question = .leave
        case .picture: isChoosingPicture = true
        case .addPeople: isAddingPeople = true
        case .head, .mute, .pin, .member: break
        }
    }

    private var peoplePicker: some View {
        factory.makePeoplePicker(
            PeoplePickerOptions(
                client: viewModel.client, title: "Add people", doneTitle: "Add", excluded: viewModel.memberIDs,
                asksForName: false,
                done: { people, _ in
                    isAddingPeople = false
                    viewModel.add(people)
                }, cancel: { isAddingPeople = false }))
    }
}
