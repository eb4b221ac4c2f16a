import Foundation

/// What a command has to say. Nothing is buffered: a reader of a pipe sees every line at once.
enum Output {
    /// A result, to standard output.
    static func print(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Something for the person who runs the command, to standard error.
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("parlor: \(sentence)\n".utf8))
    }
}
