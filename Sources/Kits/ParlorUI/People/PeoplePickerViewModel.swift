import Combine
import Foundation
import Parlor

/// Finds people, and ticks off those who are meant.
@MainActor
open class PeoplePickerViewModel: ObservableObject, @preconcurrency ChatUserSearchControllerDelegate {
    public let client: ChatClient
    /// Who cannot be chosen: those who are here already.
    public let excluded: Set<UserId>

    /// The letters to search for; empty: everybody who is known.
    @Published public var text = "" { didSet { if text != oldValue { search() } } }
    /// Who is ticked off.
    @Published public private(set) var chosen: [ChatUser] = []
    /// Who can be chosen: first those who are already, so that they stay in view.
    @Published public private(set) var people: [ChatUser] = []

    private let known: ChatUserListController
    private let searching: ChatUserSearchController

    public init(client: ChatClient, excluded: Set<UserId> = []) {
        self.client = client
        self.excluded = excluded
        known = client.userListController()
        searching = client.userSearchController()
        searching.addDelegate(self)
        Task { [weak self, known] in
            try? await known.synchronize()
            self?.update()
        }
    }

    open func toggle(_ person: ChatUser) {
        if chosen.contains(where: { $0.id == person.id }) {
            chosen.removeAll { $0.id == person.id }
        } else {
            chosen.append(person)
        }
        update()
    }

    public func isChosen(_ person: ChatUser) -> Bool { chosen.contains { $0.id == person.id } }

    open func userSearchController(
        _ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]
    ) {
        update()
    }

    private var term: String { text.trimmedOrNil ?? "" }

    private func search() {
        update()
        Task { [searching, term] in try? await searching.search(term) }
    }

    private func update() {
        let found = term.isEmpty ? Array(known.users) : Array(searching.users)
        people =
            chosen
            + found.filter { person in
                person.id != client.currentUserId && !excluded.contains(person.id) && !isChosen(person)
            }
    }
}
