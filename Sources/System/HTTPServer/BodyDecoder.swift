/// Finds the end of a body and takes away what chunked encoding puts around its pieces.
struct BodyDecoder {
    private enum State: Equatable {
        case data(remaining: Int)
        case chunkSize
        case chunkData(remaining: Int)
        case chunkEnd
        case trailer
        case complete
    }

    /// Longest line between chunks and longest trailer.
    private static let maxLine = 4_096

    private var state: State
    private var line: [UInt8] = []

    init(_ framing: RequestHead.Framing) {
        state =
            switch framing {
            case .length(0): .complete
            case .length(let length): .data(remaining: length)
            case .chunked: .chunkSize
            }
    }

    var isComplete: Bool { state == .complete }

    /// Takes bytes until the body or the bytes end, and gives each piece of content to `receive`.
    ///
    /// - Returns: how many bytes belonged to the body.
    mutating func consume(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ receive: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(ProtocolError) -> Int {
        var rest = bytes
        while !rest.isEmpty, state != .complete {
            switch state {
            case .data(let remaining), .chunkData(let remaining):
                let piece = rest.prefix(remaining)
                receive(UnsafeBufferPointer(rebasing: piece))
                rest = rest.dropFirst(piece.count)
                advance(by: piece.count, of: remaining)
            case .chunkSize, .chunkEnd, .trailer:
                guard let line = try takeLine(&rest) else { break }
                try finishLine(line)
            case .complete: break
            }
        }
        return bytes.count - rest.count
    }

    private mutating func advance(by count: Int, of remaining: Int) {
        let left = remaining - count
        if case .data = state {
            state = left == 0 ? .complete : .data(remaining: left)
        } else {
            state = left == 0 ? .chunkEnd : .chunkData(remaining: left)
        }
    }

    private mutating func finishLine(_ line: [UInt8]) throws(ProtocolError) {
        switch state {
        case .chunkSize:
            let digits = String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)[...].trimmingSpaces
            guard (1...15).contains(digits.utf8.count), digits.first != "+", digits.first != "-",
                let size = Int(digits, radix: 16)
            else { throw .malformed }
            state = size == 0 ? .trailer : .chunkData(remaining: size)
        case .chunkEnd:
            guard line.isEmpty else { throw .malformed }
            state = .chunkSize
        case .trailer:
            if line.isEmpty { state = .complete }
        case .data, .chunkData, .complete: break
        }
    }

    private mutating func takeLine(
        _ bytes: inout Slice<UnsafeBufferPointer<UInt8>>
    ) throws(ProtocolError) -> [UInt8]? {
        let end = bytes.firstIndex(of: .lineFeed)
        line += bytes[..<(end ?? bytes.endIndex)]
        guard line.count <= Self.maxLine else { throw .malformed }
        guard let end else {
            bytes = bytes[bytes.endIndex...]
            return nil
        }
        bytes = bytes[(end + 1)...]
        guard line.popLast() == .carriageReturn else { throw .malformed }
        defer { line = [] }
        return line
    }
}
