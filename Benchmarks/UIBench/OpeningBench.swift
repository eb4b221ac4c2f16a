import Foundation
import Parlor
import ParlorSwiftUI
import Support
import SwiftUI
import UIKit
import WindowSupport

/// How long a channel of the SwiftUI kit takes from the click on its row to its first full frame, with a store that knows it.
///
/// The channels have been read before, by a client that is gone; the one that opens them here starts from the store and is
/// connected to a homeserver in this process. A frame is full when the newest message, the title and the composer are in it
/// and nothing says that it is loading. The time is up to and with the recording of what GTK is to paint, without that for looking.
@MainActor struct OpeningBench {
    private let channels = 30
    private let messages = 200
    private let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-opening-\(UUID().uuidString)")

    func run() throws {
        let server = try pump { try await TestHomeserver.start() }
        defer {
            _ = try? pump { await server.stop() }
            try? FileManager.default.removeItem(at: folder)
        }
        let mia = try fill(server)
        let client = client(server)
        defer { _ = try? pump { await client.disconnect() } }
        try pump { try await client.connect(userID: mia.id.rawValue, password: mia.password) }
        print("SwiftUI kit, opening each of \(channels) channels of \(messages) messages (wall time)")
        for (name, size) in [
            ("pushed, 400 by 760", CGSize(width: 400, height: 760)),
            ("beside the list", .init(width: 1080, height: 720)),
        ] {
            let times = open(client, size)
            Report.line("first full frame, \(name)", times.map(\.wall), limit: 50)
            Report.line("of it, CPU of the main thread", times.map(\.cpu))
        }
    }

    private func client(_ server: TestHomeserver) -> ChatClient {
        ChatClient(config: ChatClientConfig(homeserver: server.url, storeFolder: folder))
    }

    /// Makes the channels, and reads each of them once.
    private func fill(_ server: TestHomeserver) throws -> TestUser {
        let client = client(server)
        return try pump(
            {
                let (mia, ada) = (try await server.register("mia"), try await server.register("ada"))
                let start = Int(Date().timeIntervalSince1970 - 86_400) * 1000
                for channel in 0..<channels {
                    let room = try await mia.createRoom([
                        "preset": "public_chat", "name": .string("Channel \(channel)"),
                    ])
                    try await ada.join(room)
                    for number in 0..<messages {
                        let text =
                            number % 7 == 2
                            ? "A longer one, as people write them when they have more to tell than fits one line"
                            : "Message"
                        try await (number % 5 < 3 ? ada : mia).send(
                            "\(text) \(channel).\(number)", to: room, at: start + number * 60_000 + channel)
                    }
                }
                try await client.connect(userID: mia.id.rawValue, password: mia.password)
                let list = client.channelListController(
                    query: .init(filter: .containMembers(userIds: [mia.id.rawValue]), pageSize: channels))
                try await list.synchronize()
                for channel in list.channels {
                    try await client.channelController(for: channel.cid).synchronize()
                }
                await client.disconnect()
                return mia
            }, timeout: 300)
    }

    private func open(_ client: ChatClient, _ size: CGSize) -> [Moment] {
        let model = ChatChannelListViewModel(
            channelListController: client.channelListController(
                query: .init(filter: .containMembers(userIds: [client.currentUserId ?? ""]), pageSize: channels)))
        let screen = ChatChannelListView(
            viewFactory: DefaultViewFactory(chatClient: client), title: "Chats", viewModel: model)
        let window = TestWindow(size: size, controller: UIHostingController(rootView: screen))
        defer { window.close() }
        pump { model.channels.count == channels && window.find("Channel \(channels - 1)") != nil }
        return model.channels.map { channel in
            settle()
            let newest = "Message \(channel.name?.split(separator: " ").last ?? "").\(messages - 1)"
            let began = Moment.now
            var looking = Moment.zero
            model.selection = channel.cid
            var isFull = false
            while !isFull {
                MainLoop.turn(mayBlock: true)
                Flush.now()
                let before = Moment.now
                isFull = self.isFull(window, newest)
                looking = looking + (Moment.now - before)
            }
            Snapshot.record(window.window)
            let time = Moment.now - began - looking
            model.selection = nil
            return time
        }
    }

    private func isFull(_ window: TestWindow, _ newest: String) -> Bool {
        let labels = window.window.allViews.lazy.filter(\.isEffectivelyVisible)
        return labels.contains { $0.shownText == newest }
            && !labels.contains { ($0.accessibilityLabel ?? "").hasPrefix("Loading") }
    }
}

/// Wall time, and CPU time of this thread, in milliseconds.
private struct Moment {
    var wall: Double
    var cpu: Double

    static let zero = Moment(wall: 0, cpu: 0)
    static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(wall: Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6, cpu: CPU.now)
    }

    static func + (a: Moment, b: Moment) -> Moment { Moment(wall: a.wall + b.wall, cpu: a.cpu + b.cpu) }
    static func - (a: Moment, b: Moment) -> Moment { Moment(wall: a.wall - b.wall, cpu: a.cpu - b.cpu) }
}
