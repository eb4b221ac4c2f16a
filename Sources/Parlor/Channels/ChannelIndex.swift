import Foundation
import Synchronization

/// All channels of a user, in memory: what lists filter and sort, and where controllers look theirs up without waiting.
///
/// What does not outlive a connection is kept here and laid over the records: who is typing, who is online. Listeners are
/// called under the lock, so that all of them see the same changes in the same order; they must not call back.
final class ChannelIndex: Sendable {
    private let state = Mutex(State())

    private struct State {
        var records: [String: ChannelRecord] = [:]
        var roomIDs: [ChannelId: String] = [:]
        var overlay = LiveOverlay()
        var listeners: [ObjectIdentifier: WeakListener] = [:]
        var waiters: [UUID: Waiter] = [:]
        var presenceListener: (@Sendable (Set<UserId>) -> Void)?
    }

    private struct WeakListener: Sendable {
        weak var value: (any ChannelIndexListener)?
    }

    private struct Waiter: Sendable {
        let isMet: @Sendable (ChannelRecord) -> Bool
        let continuation: AsyncStream<ChannelRecord>.Continuation
    }

    func record(_ cid: ChannelId) -> ChannelRecord? {
        state.withLock { state in
            if let roomID = state.roomIDs[cid] { return state.records[roomID] }
            return cid.isRoomID ? state.records[cid.id] : nil
        }
    }

    func record(roomID: String) -> ChannelRecord? { state.withLock { $0.records[roomID] } }

    var count: Int { state.withLock { $0.records.count } }

    var all: [ChannelRecord] { state.withLock { Array($0.records.values) } }

    /// Takes records as the store has them.
    func apply(_ records: [ChannelRecord]) {
        state.withLock { state in
            let decorated = records.map(state.overlay.decorate)
            Self.replace(&state, decorated)
        }
    }

    func setTyping(_ typing: [String: Set<ChatUser>]) {
        state.withLock { state in
            let changed = state.overlay.setTyping(typing)
            Self.redecorate(&state, changed.compactMap { state.records[$0] })
        }
    }

    func clearTyping() {
        let rooms = state.withLock { Array($0.overlay.typing.keys) }
        if !rooms.isEmpty { setTyping(Dictionary(uniqueKeysWithValues: rooms.map { ($0, []) })) }
    }

    func setPresence(_ presence: [UserId: PresenceState]) {
        guard !presence.isEmpty else { return }
        state.withLock { state in
            state.overlay.presence.merge(presence) { _, new in new }
            let affected = state.records.values.filter {
                $0.channel.lastActiveMembers.contains { presence[$0.id] != nil }
            }
            Self.redecorate(&state, affected)
        }
        state.withLock { $0.presenceListener }?(Set(presence.keys))
    }

    /// Who is there, as far as the homeserver has told since the connection was made.
    var presence: [UserId: PresenceState] { state.withLock { $0.overlay.presence } }

    /// Calls `listener` when people come or go.
    func onPresence(_ listener: @escaping @Sendable (Set<UserId>) -> Void) {
        state.withLock { $0.presenceListener = listener }
    }

    /// Calls `start` with everything, then the listener with each change after that.
    func attach(_ listener: any ChannelIndexListener, start: ([ChannelRecord]) -> Void) {
        state.withLock { state in
            state.listeners[ObjectIdentifier(listener)] = WeakListener(value: listener)
            start(Array(state.records.values))
        }
    }

    /// Calls `body` with everything, between two changes: a listener that takes it over misses none and sees none twice.
    func withAll(_ body: ([ChannelRecord]) -> Void) {
        state.withLock { body(Array($0.records.values)) }
    }

    func detach(_ listener: any ChannelIndexListener) {
        state.withLock { $0.listeners[ObjectIdentifier(listener)] = nil }
    }

    /// Waits until a record is there that meets the condition. Ends with nil when the task is cancelled.
    func first(where isMet: @escaping @Sendable (ChannelRecord) -> Bool) async -> ChannelRecord? {
        let id = UUID()
        let stream = AsyncStream<ChannelRecord> { continuation in
            state.withLock { state in
                if let record = state.records.values.first(where: isMet) {
                    continuation.yield(record)
                } else {
                    state.waiters[id] = Waiter(isMet: isMet, continuation: continuation)
                }
            }
        }
        defer { state.withLock { $0.waiters[id] = nil } }
        return await stream.first { _ in true }
    }

    private static func redecorate(_ state: inout State, _ records: [ChannelRecord]) {
        let overlay = state.overlay
        replace(&state, records.map(overlay.decorate).filter { state.records[$0.roomID] != $0 })
    }

    private static func replace(_ state: inout State, _ records: [ChannelRecord]) {
        guard !records.isEmpty else { return }
        for record in records {
            if let old = state.records[record.roomID], old.channel.cid != record.channel.cid {
                state.roomIDs[old.channel.cid] = nil
            }
            state.records[record.roomID] = record
            state.roomIDs[record.channel.cid] = record.roomID
        }
        for (id, listener) in state.listeners {
            if let listener = listener.value { listener.channelsChanged(records) } else { state.listeners[id] = nil }
        }
        for waiter in state.waiters.values {
            if let record = records.first(where: waiter.isMet) { waiter.continuation.yield(record) }
        }
    }
}

/// Someone who shows channels.
protocol ChannelIndexListener: AnyObject, Sendable {
    func channelsChanged(_ records: [ChannelRecord])
}
