internal import Matrix
internal import SQLite

extension MessageFeed {
    /// A gap that takes more pages than this is not filled behind the reader's back: the window ends above it instead.
    private static let innerPages = 4
    /// A call for one page gives up here, if page after page has nothing to show.
    private static let pagesPerCall = 20

    func loadPrevious(_ count: Int) async throws {
        _ = try await move { window, _, _ in window.isFresh = false }
        if isThinned { try await fillThinnedGaps() }
        try await takeInPrevious(count)
    }

    /// Brings what the homeserver left out between shown messages, the oldest first: that is where somebody who pages back looks.
    private func fillThinnedGaps() async throws {
        for _ in 0..<Self.pagesPerCall {
            guard let gap = try await move({ try $0.innerGaps(room: $1, $2).last })?.value ?? nil else { return }
            try await fillBackwards(gap, limit: 100)
        }
    }

    private func takeInPrevious(_ count: Int) async throws {
        var wanted = count
        for _ in 0..<Self.pagesPerCall {
            let remaining = wanted
            let step = try await move { try $0.extendDown(by: remaining, room: $1, crossingGaps: false, $2) }?.value
            guard case .gap(let gap, let left) = step else { return }
            wanted = left
            do {
                try await fillBackwards(gap, limit: left)
            } catch let error as ClientError {
                let before = loadedCount
                _ = try await move { try $0.extendDown(by: left, room: $1, crossingGaps: true, $2) }
                // Something could be shown from below the gap; it is filled when the homeserver is back.
                guard loadedCount > before else { throw error }
                return
            }
        }
    }

    func loadNext(_ count: Int) async throws {
        var wanted = count
        for _ in 0..<Self.pagesPerCall {
            let remaining = wanted
            let step = try await move { try $0.extendUp(by: remaining, room: $1, $2) }?.value
            guard case .gap(let gap, let left) = step else { return }
            wanted = left
            guard let roomID else { return }
            try await session.history.fillForwards(gap, roomID: roomID, limit: left)
        }
    }

    /// Makes sure a message is in the window; moves there where it is not.
    func show(_ messageID: MessageId) async throws {
        let isShown = try await move { window, room, database in
            guard let position = try database.position(ofMessage: messageID, inRoom: room), let lowest = window.lowest
            else { return false }
            return position >= lowest && position <= window.highest ?? .max
        }?.value
        if isShown != true { try await center(on: messageID, limit: 1) }
    }

    func startAtNewest() async throws {
        let limit = pageSize
        _ = try await move { try $0.startAtNewest(limit, room: $1, $2) }
    }

    /// Fills the page that a fresh window has begun, if the store had less than a page of it.
    func completeFirstPage() async throws {
        await closeInnerGaps()
        let missing = pageSize - loadedCount
        if missing > 0 { try await takeInPrevious(missing) }
    }

    func center(on messageID: MessageId, limit: Int) async throws {
        if try await moveToKnown(messageID, limit: limit) { return }
        guard let room = roomID.flatMap(RoomID.init), let event = EventID(messageID) else {
            throw ClientError(.notFound, "There is no message \(messageID) in \(cid)")
        }
        let context = try await session.api.context(room, event, limit: limit)
        try await session.store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            try transaction.addOldMembers(context.members, room: row)
            try transaction.insert(context, around: event.rawValue, room: row)
        }
        guard try await moveToKnown(messageID, limit: limit) else {
            throw ClientError(.notFound, "There is no message \(messageID) in \(cid)")
        }
    }

    func closeInnerGaps() async {
        for _ in 0..<Self.innerPages {
            let shown = max(pageSize, loadedCount)
            guard let result = try? await move({ try ($0.innerGaps(room: $1, $2).first, $0.isFresh) })?.value,
                let gap = result.0
            else { return }
            do {
                try await fillBackwards(gap, limit: result.1 ? shown : 100)
                // What comes out of the gap takes the place of older messages, unless somebody has paged to those.
                if result.1 { _ = try await move { try $0.startAtNewest(shown, room: $1, $2) } }
            } catch {
                return
            }
        }
        _ = try? await move { window, room, database in
            if let gap = try window.innerGaps(room: room, database).first { window.lowest = gap.upper }
        }
    }

    private func moveToKnown(_ messageID: MessageId, limit: Int) async throws -> Bool {
        try await move { window, room, database in
            guard let position = try database.position(ofMessage: messageID, inRoom: room) else { return false }
            try window.center(on: position, limit: limit, room: room, database)
            return true
        }?.value ?? false
    }

    private func fillBackwards(_ gap: Gap, limit: Int) async throws {
        guard let roomID else { return }
        try await session.history.fillBackwards(gap, roomID: roomID, limit: limit)
    }
}
