import Foundation

// Measures the client without windows. Build it for release; what is printed are milliseconds of this machine, beside the goals.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "client" else {
    FileHandle.standardError.write(
        Data(
            """
            usage: ParlorCoreBench client                       all of these
                   ParlorCoreBench client first-sync [FILE]     applying a first sync; FILE as /sync answers it
                   ParlorCoreBench client warm-start [FOLDER]   opening a store of 10,000 channels; FOLDER keeps it for next time
                   ParlorCoreBench client delivery              from the answer of the homeserver to the delegate

            """.utf8))
    exit(2)
}
let argument = arguments.count > 2 ? arguments[2] : nil
Task {
    do {
        switch arguments.dropFirst().first {
        case nil:
            try await FirstSync.run(file: nil)
            try await WarmStart.run(folder: nil)
            try await Delivery.run()
        case "first-sync": try await FirstSync.run(file: argument)
        case "warm-start": try await WarmStart.run(folder: argument)
        case "delivery": try await Delivery.run()
        case let other?: throw BenchError(description: "no benchmark is called \(other)")
        }
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}
dispatchMain()
