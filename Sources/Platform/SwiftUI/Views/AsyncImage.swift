import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How far an `AsyncImage` has come.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads a picture from a URL, of the network or a file, and shows it.
public struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return phase = .empty }
        if let known = AsyncImageStore.shared[url] { return phase = .success(Image(uiImage: known)) }
        phase = .empty
        do {
            let data = try await AsyncImageStore.data(url)
            guard let picture = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
            AsyncImageStore.shared[url] = picture
            withTransaction(transaction) { phase = .success(Image(uiImage: picture)) }
        } catch {
            if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
        }
    }
}

extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
        self.init(url: url, scale: scale) { phase in
            AnyView(phase.image.map { AnyView($0) } ?? AnyView(Color(uiColor: .systemGray5)))
        }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// The pictures that were loaded last, so that a row that comes back shows its picture at once.
@MainActor
final class AsyncImageStore {
    static let shared = AsyncImageStore()
    private static let limit = 60
    private var pictures: [URL: UIImage] = [:]
    private var order: [URL] = []

    subscript(url: URL) -> UIImage? {
        get { pictures[url] }
        set {
            if pictures[url] == nil { order.append(url) }
            pictures[url] = newValue
            while order.count > Self.limit { pictures[order.removeFirst()] = nil }
        }
    }

    nonisolated static func data(_ url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            throw URLError(.badServerResponse)
        }
        return data
    }
}
