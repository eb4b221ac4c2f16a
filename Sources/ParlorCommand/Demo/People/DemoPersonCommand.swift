import Foundation
import Parlor

/// `parlor demo-person`: one of the people who are around in the demo, as a client of their own in a process of its own.
struct DemoPersonCommand: Command {
    static let name = "demo-person"
    static let summary = "One of the demo's people. Started by `parlor demo`, ends with it."
    static let isHidden = true
    static let options = [
        Option(name: "person", value: "NAME", summary: "who this is"),
        Option(name: "homeserver", value: "URL", summary: "where to sign in; the password is in PARLOR_PASSWORD"),
        Option(name: "store", value: "DIR", summary: "where this person's client keeps what it knows"),
        Option(name: "company", value: "NAMES", summary: "who else is scripted, so that they don't answer each other"),
        Option(name: "quiet", summary: "is there, and says nothing"),
    ]

    let person: DemoPerson
    let homeserver: URL
    let store: URL
    let company: [String]
    let isQuiet: Bool

    init(_ arguments: Arguments) throws {
        let name = try arguments.required("person")
        let address = try arguments.required("homeserver")
        guard let person = DemoPerson.named(name) else {
            throw ArgumentError.wrong("--person \(name)", expected: "one of the demo's people")
        }
        guard let homeserver = URL(string: address), homeserver.scheme != nil else {
            throw ArgumentError.wrong("--homeserver \(address)", expected: "an address")
        }
        self.person = person
        self.homeserver = homeserver
        store = URL(fileURLWithPath: try arguments.required("store"), isDirectory: true)
        company = (arguments["company"] ?? "").split(separator: ",").map(String.init)
        isQuiet = arguments.has("quiet")
    }

    func run() async throws {
        guard let password = ProcessInfo.processInfo.environment["PARLOR_PASSWORD"] else {
            throw CommandFailure("The password is missing: set PARLOR_PASSWORD.")
        }
        let stop = StopSignal()
        let client = ChatClient(
            config: ChatClientConfig(homeserver: homeserver, storeFolder: store, deviceName: "Demo"))
        try await client.connect(userID: person.name, password: password)
        Output.print("ready")
        let life = Task { [self] in
            if !isQuiet { await DemoLife(client: client, person: person, company: company).live() }
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await stop.wait() }
            group.addTask { await Lifeline.end() }
            await group.next()
            group.cancelAll()
        }
        life.cancel()
        await client.disconnect()
    }
}

/// Standard input, held open by the parent for as long as it lives.
private enum Lifeline {
    static func end() async {
        let (end, ended) = AsyncStream.makeStream(of: Void.self)
        PipeReader.start(FileHandle.standardInput) { data in
            if data.isEmpty { ended.finish() }
        }
        for await _ in end {}
    }
}
