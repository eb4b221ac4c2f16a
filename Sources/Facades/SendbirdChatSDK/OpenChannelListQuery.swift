import Foundation
import Synchronization

/// A paged list of open channels, live once its first page is here.
///
/// ```swift
/// let query = OpenChannel.createOpenChannelListQuery(params: params)
/// query.loadNextPage { channels, error in … }
/// ```
public final class OpenChannelListQuery: Sendable {
    /// Hears when the list has changed by itself. Called on the main queue; held weakly.
    public var delegate: (any OpenChannelListQueryDelegate)? {
        get { state.withLock { $0.listeners.primary as? any OpenChannelListQueryDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    private let query: PublicChannelListQuery
    /// The only channel that is wanted.
    private let channelURL: String?
    private let state = Mutex(State())

    private struct State {
        var directory: PublicChannelListController?
        var client: ChatClient?
        var channels: [OpenChannel] = []
        /// The only channel that is wanted, as it was found, until the directory tells of it.
        var sought: PublicChannel?
        var soughtRoomID: String?
        var isLoading = false
        var listeners = WeakListeners()
    }

    /// - Parameter client: Whose list it is; nil: ``OpenChannelConnection/client`` at the time of the first page.
    public init(params: OpenChannelListQueryParams, client: ChatClient? = nil) {
        query = params.query
        channelURL = params.channelURLFilter.flatMap { $0.isEmpty ? nil : $0 }
        state.withLock { $0.client = client }
    }

    /// Whose list it is; nil before the first page, unless it was made for one client.
    public var client: ChatClient? { state.withLock { $0.client } }
    /// Whether there is another page.
    public var hasNext: Bool { state.withLock { $0.directory?.hasLoadedAllChannels != true } }
    /// Whether a page is on its way; another call of ``loadNextPage()`` fails meanwhile.
    public var isLoading: Bool { state.withLock { $0.isLoading } }
    /// The channels loaded so far, the largest first.
    public var channels: [OpenChannel] { state.withLock { $0.channels } }

    /// Loads the next page; the first, if there was none. Connects the user before, where nobody is connected.
    ///
    /// - Returns: What is new in ``channels``. Empty only when the list has ended.
    /// - Throws: ``ClientError/Kind/rejected`` while a page is on its way; else what went wrong: everything loaded stays.
    @discardableResult
    public func loadNextPage() async throws -> [OpenChannel] {
        try await loading {
            let before = Set(self.channels)
            let directory = try await self.directory()
            repeat {
                if self.state.withLock({ $0.directory }) == nil {
                    try await directory.synchronize()
                    self.state.withLock { $0.directory = directory }
                } else {
                    try await directory.loadNextChannels()
                }
                await self.show(directory)
            } while Set(self.channels).isSubset(of: before) && !directory.hasLoadedAllChannels
            return self.channels.filter { !before.contains($0) }
        }
    }

    /// Loads the next page. The same with a completion handler, which is called once, on the main queue.
    public func loadNextPage(completionHandler: (([OpenChannel]?, ClientError?) -> Void)?) {
        finish(completionHandler) { try await self.loadNextPage() }
    }

    /// Asks for everything loaded so far again.
    public func reload() async throws {
        guard state.withLock({ $0.directory }) != nil else {
            try await loadNextPage()
            return
        }
        try await loading {
            let directory = try await self.directory()
            try await directory.reload()
            await self.show(directory)
        }
    }

    /// Asks again. The same with a completion handler, which is called once, on the main queue.
    public func reload(completionHandler: ((ClientError?) -> Void)?) {
        finish(completionHandler) { try await self.reload() }
    }

    private func loading<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        let isFirst = state.withLock { state in
            defer { state.isLoading = true }
            return !state.isLoading
        }
        guard isFirst else {
            throw ClientError(.rejected, "A page is being loaded: wait for its callback before the next is asked for")
        }
        defer { state.withLock { $0.isLoading = false } }
        return try await body()
    }

    private func directory() async throws -> PublicChannelListController {
        let client = try await OpenChannelConnection.connected(state.withLock { $0.client })
        if let directory = state.withLock({ $0.directory }) { return directory }
        var query = query
        if let channelURL {
            let entry = try await client.previewChannel(at: channelURL)
            // The directory knows no identifiers; but it tells of changes, if it lists the channel.
            query.nameTerm = entry.name
            query.pageSize = 100
            state.withLock { ($0.sought, $0.soughtRoomID) = (entry, entry.roomID) }
        }
        let directory = client.publicChannelListController(query: query)
        state.withLock { $0.client = client }
        directory.delegate = self
        return directory
    }

    @MainActor private func show(_ directory: PublicChannelListController) {
        guard let client = state.withLock({ $0.client }) else { return }
        let channels = entries(of: directory).map { entry in
            let channel = OpenChannelRegistry.shared.channel(entry, of: client)
            channel.show(entry)
            return channel
        }
        state.withLock { $0.channels = channels }
    }
}

extension OpenChannelListQuery {
    private func entries(of directory: PublicChannelListController) -> [PublicChannel] {
        let listed = directory.channels
        return state.withLock { state in
            guard let roomID = state.soughtRoomID else { return Array(listed) }
            let found = listed.filter { $0.roomID == roomID }
            // Once it is listed, it is gone when it is listed no more.
            if !found.isEmpty { state.sought = nil }
            return found.isEmpty ? state.sought.map { [$0] } ?? [] : found
        }
    }
}

extension OpenChannelListQuery: PublicChannelListControllerDelegate {
    /// The directory has changed.
    public func publicChannelListController(
        _ controller: PublicChannelListController, didChangeChannels changes: [ListChange<PublicChannel>]
    ) {
        let isOwn = state.withLock { $0.directory === controller && !$0.isLoading }
        guard isOwn else { return }
        MainActor.assumeIsolated { show(controller) }
        delegate?.openChannelListQuery(self, didChange: channels)
    }
}

/// Hears when a list of open channels has changed by itself. Called on the main queue.
public protocol OpenChannelListQueryDelegate: AnyObject {
    /// Channels were created, changed, frozen or deleted, or their counts have changed.
    func openChannelListQuery(_ query: OpenChannelListQuery, didChange channels: [OpenChannel])
}
