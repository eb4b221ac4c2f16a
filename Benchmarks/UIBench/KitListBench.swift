import Foundation
import Parlor
import ParlorSwiftUI
import Support
import SwiftUI
import UIKit
import WindowSupport

/// A channel of 10,000 messages in the kit's own screen: how long until it is laid out, and how long a frame takes while it scrolls.
///
/// The messages come from a homeserver in this process through a real client. What is timed is the work of this thread: from
/// nothing to a laid-out screen, and per scroll frame moving the offset, evaluating and laying out the rows that came in, and
/// recording what GTK is to paint.
@MainActor
struct KitListBench {
    private let count = 10_000
    private let frames = 2_000
    private let size = CGSize(width: 720, height: 900)

    func run() throws {
        let server = try pump { try await TestHomeserver.start() }
        defer { _ = try? pump { await server.stop() } }
        let client = ChatClient(config: ChatClientConfig(homeserver: server.url))
        let controller = try fill(client, server)
        defer { _ = try? pump { await client.disconnect() } }

        let clock = ContinuousClock()
        let began = clock.now
        let model = ChatChannelViewModel(channelController: controller)
        let screen = NavigationStack {
            ChatChannelView(viewFactory: DefaultViewFactory(chatClient: client), viewModel: model)
        }
        let window = TestWindow(size: size, controller: UIHostingController(rootView: screen))
        defer { window.close() }
        pump { window.find("Message \(count - 1)") != nil }
        let firstLayout = clock.now - began
        guard let list = window.views(UIScrollView.self).first else { fatalError("no list in \(window.tree)") }

        report("first layout, \(count) messages", [firstLayout])
        report("scroll frame, up by 60 points", scroll(list, by: -60, in: window.window))
        report("scroll frame, down by 60 points", scroll(list, by: 60, in: window.window))
        report("scroll frame, up by 2,000 points", scroll(list, by: -2_000, in: window.window))
        print("live views in the window: \(window.window.allViews.count)")
    }

    private func fill(_ client: ChatClient, _ server: TestHomeserver) throws -> ChatChannelController {
        try pump(
            {
                let (mia, ada) = (try await server.register("mia"), try await server.register("ada"))
                let room = try await mia.createRoom(["preset": "public_chat", "name": "Long"])
                try await ada.join(room)
                let start = Int(Date().timeIntervalSince1970 - 7200) * 1000
                for number in 0..<count {
                    let sender = number % 5 < 3 ? ada : mia
                    try await sender.send("Message \(number)", to: room, at: start + number * 500)
                }
                try await client.connect(userID: mia.id.rawValue, password: mia.password)
                let list = client.channelListController(
                    query: .init(filter: .containMembers(userIds: [mia.id.rawValue])))
                try await list.synchronize()
                let cid = list.channels.first!.cid
                let controller = client.channelController(for: ChannelQuery(cid: cid, pageSize: 1000))
                try await controller.synchronize()
                while controller.messages.count < count, !controller.hasLoadedAllPreviousMessages {
                    try await controller.loadPreviousMessages(limit: 1000)
                }
                return controller
            }, timeout: 600)
    }

    private func scroll(_ list: UIScrollView, by step: CGFloat, in window: UIWindow) -> [Duration] {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<frames {
            let limit = list.contentSize.height - list.bounds.height
            let target = min(max(0, list.contentOffset.y + step), limit)
            guard target != list.contentOffset.y else { break }
            let began = clock.now
            list.contentOffset.y = target
            Flush.now()
            Snapshot.record(window)
            times.append(clock.now - began)
        }
        settle()
        return times
    }

    private func report(_ name: String, _ times: [Duration]) {
        let sorted = times.map { $0 / .milliseconds(1) }.sorted()
        let at = { (part: Double) in
            String(format: "%.2f ms", sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))])
        }
        let name = name.padding(toLength: 36, withPad: " ", startingAt: 0)
        print(sorted.count == 1 ? "\(name)\(at(0))" : "\(name)median \(at(0.5))   p99 \(at(0.99))   of \(sorted.count)")
    }
}
