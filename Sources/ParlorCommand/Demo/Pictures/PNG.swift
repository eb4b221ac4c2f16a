/// Writes a canvas as a PNG file (RFC 2083), uncompressed: no library is needed, and the files live on one machine.
enum PNG {
    static func encode(_ canvas: Canvas) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let size = bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height))
        append("IHDR", size + [8, 2, 0, 0, 0], to: &file)  // 8 bits, red green blue
        append("IDAT", zlib(scanlines(of: canvas)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Every line begins with the number of its filter: none.
    private static func scanlines(of canvas: Canvas) -> [UInt8] {
        let stride = canvas.width * 3
        var lines: [UInt8] = []
        lines.reserveCapacity((stride + 1) * canvas.height)
        for y in 0..<canvas.height {
            lines.append(0)
            lines.append(contentsOf: canvas.pixels[y * stride..<(y + 1) * stride])
        }
        return lines
    }

    /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, section 3.2.4).
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(bytes.count + bytes.count / 8_192 + 64)
        var start = 0
        repeat {
            let count = min(65_535, bytes.count - start)
            let isLast = start + count == bytes.count
            stream.append(isLast ? 1 : 0)
            for number in [UInt16(count), ~UInt16(count)] {
                stream.append(UInt8(number & 255))
                stream.append(UInt8(number >> 8))
            }
            stream.append(contentsOf: bytes[start..<start + count])
            start += count
        } while start < bytes.count
        return stream + bigEndian(adler32(bytes))
    }

    private static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        let body = Array(type.utf8) + content
        file += bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes {
                low = (low &+ UInt32(byte)) % 65_521
                high = (high &+ low) % 65_521
            }
        }
        return high << 16 | low
    }

    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        crcTable.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
            }
        }
        return ~crc
    }
}
