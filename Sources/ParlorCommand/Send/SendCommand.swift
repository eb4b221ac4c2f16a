import Foundation
import Parlor

/// `parlor send`: posts lines of text to a channel, for scripts and for machines that report.
///
/// A line is stored on this device before it is reported as composed; whatever happens after that, it is sent once. What a
/// run could not deliver, the next run with the same store folder does.
struct SendCommand: Command {
    static let name = "send"
    static let summary = "Sends each line of standard input to a channel, and what an earlier run left behind."
    static let options = [
        Option(name: "homeserver", value: "URL", summary: "the homeserver's address", environment: "PARLOR_HOMESERVER"),
        Option(
            name: "user", value: "NAME", summary: "who sends; the password is in PARLOR_PASSWORD",
            environment: "PARLOR_USER"),
        Option(name: "channel", value: "CID", summary: "where to, such as messaging:general or messaging:!id:server"),
        Option(
            name: "store", value: "DIR", summary: "where unsent lines are kept (~/.local/share/parlor-send)",
            environment: "PARLOR_STORE"),
    ]

    let homeserver: URL
    let user: String
    let cid: ChannelId
    let store: URL

    init(_ arguments: Arguments) throws {
        let address = try arguments.required("homeserver")
        guard let homeserver = URL(string: address), homeserver.scheme != nil else {
            throw ArgumentError.wrong(
                "--homeserver \(address)", expected: "an address such as https://chat.example.org")
        }
        self.homeserver = homeserver
        user = try arguments.required("user")
        let channel = try arguments.required("channel")
        guard let cid = try? ChannelId(cid: channel) else {
            throw ArgumentError.wrong("--channel \(channel)", expected: "a channel such as messaging:general")
        }
        self.cid = cid
        let folder = arguments["store"] ?? NSHomeDirectory() + "/.local/share/parlor-send"
        store = URL(fileURLWithPath: folder, isDirectory: true)
    }

    func run() async throws {
        guard let password = ProcessInfo.processInfo.environment["PARLOR_PASSWORD"] else {
            throw CommandFailure("The password is missing: set PARLOR_PASSWORD.")
        }
        let client = ChatClient(
            config: ChatClientConfig(homeserver: homeserver, storeFolder: store, deviceName: "send"))
        try await client.connect(userID: user, password: password)
        let controller = client.channelController(for: cid)
        do {
            try await controller.synchronize()
        } catch  where client.connectionStatus != .connected {
            Output.say("The homeserver can't be reached; what you send waits for it.")
        }
        let changes = controller.messageChangesStream
        for await line in StandardInput.lines() where !line.isEmpty {
            Output.print("composed \(try await controller.createNewMessage(text: line))")
        }
        try await waitUntilSent(controller, changes)
        await client.disconnect()
    }

    private func waitUntilSent(
        _ controller: ChatChannelController, _ changes: AsyncStream<[ListChange<ChatMessage>]>
    ) async throws {
        var changes = changes.makeAsyncIterator()
        while controller.messages.contains(where: { $0.localState == .pendingSend || $0.localState == .sending }) {
            _ = await changes.next()
        }
        let failed = controller.messages.count { $0.localState == .sendingFailed }
        if failed > 0 { throw CommandFailure("The homeserver refused \(failed) of the messages.") }
    }
}
