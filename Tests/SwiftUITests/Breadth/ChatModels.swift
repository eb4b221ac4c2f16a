import Combine
import Foundation
import Observation
import SwiftUI

struct Contact: Identifiable, Hashable, Codable {
    let id: UUID
    var name: String
    var avatar: URL?
    var isOnline = false
}

struct ChatLine: Identifiable, Hashable, Codable {
    let id: UUID
    var text: String
    var sender: Contact
    var date: Date
}

protocol ChatService: AnyObject {
    func messages(in room: String) -> AnyPublisher<[ChatLine], any Error>
    func send(_ text: String, to room: String) async throws
}

@MainActor
final class ChatViewModel: ObservableObject {
    @Published private(set) var messages: [ChatLine] = []
    @Published var draft = ""
    @Published var searchText = ""
    @Published private(set) var results: [ChatLine] = []
    @Published var errorMessage: String?
    @Published private(set) var isLoading = false

    private let service: any ChatService
    private let room: String
    private var cancellables = Set<AnyCancellable>()
    private let typing = PassthroughSubject<Void, Never>()

    init(service: any ChatService, room: String) {
        self.service = service
        self.room = room

        service.messages(in: room)
            .handleEvents(receiveSubscription: { [weak self] _ in self?.isLoading = true })
            .retry(2)
            .map { $0.sorted { $0.date < $1.date } }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.isLoading = false
                if case .failure(let error) = completion { self?.errorMessage = error.localizedDescription }
            } receiveValue: { [weak self] messages in
                self?.messages = messages
            }
            .store(in: &cancellables)

        $searchText
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest($messages)
            .map { text, messages in
                text.isEmpty ? [] : messages.filter { $0.text.localizedCaseInsensitiveContains(text) }
            }
            .assign(to: &$results)

        $draft
            .dropFirst()
            .filter { !$0.isEmpty }
            .throttle(for: .seconds(2), scheduler: DispatchQueue.main, latest: true)
            .sink { [typing] _ in typing.send() }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: Notification.Name("didBecomeActive"))
            .merge(
                with: Timer.publish(every: 60, on: .main, in: .common).autoconnect().map { _ in
                    Notification(name: .init("tick"))
                }
            )
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        draft = ""
        Task {
            do { try await service.send(text, to: room) } catch { errorMessage = error.localizedDescription }
        }
    }
}

final class PreviewService: ChatService {
    private let subject = CurrentValueSubject<[ChatLine], any Error>([])

    func messages(in room: String) -> AnyPublisher<[ChatLine], any Error> { subject.eraseToAnyPublisher() }
    func send(_ text: String, to room: String) async throws {
        let me = Contact(id: UUID(), name: "Me")
        subject.value.append(ChatLine(id: UUID(), text: text, sender: me, date: .now))
    }
}

enum API {
    struct Page: Decodable { let messages: [ChatLine] }
    enum Failure: Error { case offline, server(Int) }

    static func load(_ url: URL) -> AnyPublisher<[ChatLine], any Error> {
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response -> Data in
                guard let http = response as? HTTPURLResponse else { throw Failure.offline }
                guard (200..<300).contains(http.statusCode) else { throw Failure.server(http.statusCode) }
                return data
            }
            .decode(type: Page.self, decoder: JSONDecoder())
            .map(\.messages)
            .timeout(.seconds(30), scheduler: DispatchQueue.global())
            .share()
            .eraseToAnyPublisher()
    }

    static func save(_ message: ChatLine) -> AnyPublisher<Void, any Error> {
        Just(message)
            .encode(encoder: JSONEncoder())
            .flatMap { data in Future<Void, any Error> { promise in promise(.success(())) } }
            .catch { error in Fail(error: error) }
            .first()
            .print("save")
            .eraseToAnyPublisher()
    }
}

@Observable
final class Session {
    var user: Contact?
    var rooms: [String] = []
    var selection: String?
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []

    var isSignedIn: Bool { user != nil }

    func signIn(as name: String) async {
        user = Contact(id: UUID(), name: name)
        rooms = ["general", "random"]
    }
}

private struct SessionKey: EnvironmentKey { static let defaultValue: Session? = nil }

extension EnvironmentValues {
    var session: Session? {
        get { self[SessionKey.self] }
        set { self[SessionKey.self] = newValue }
    }
}
