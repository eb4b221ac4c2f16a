import Foundation

/// The symbols of an ELF file of 64 bits, as the System V ABI lays them out.
struct ELFSymbols {
    private let bytes: UnsafeRawBufferPointer
    private let symbols: Range<Int>
    private let strings: Int

    private enum Layout {
        static let sectionTable = 0x28, sectionSize = 0x3A, sectionCount = 0x3C
        static let type = 4, offset = 0x18, size = 0x20, link = 0x28
        static let symbolTable: UInt32 = 2
        static let symbolSize = 24
    }

    /// Nil for a file of another kind, and for one without names.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 64, bytes.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        self.bytes = bytes
        let table = Int(bytes.loadUnaligned(fromByteOffset: Layout.sectionTable, as: UInt64.self))
        let size = Int(bytes.loadUnaligned(fromByteOffset: Layout.sectionSize, as: UInt16.self))
        let count = Int(bytes.loadUnaligned(fromByteOffset: Layout.sectionCount, as: UInt16.self))
        guard table > 0, table + size * count <= bytes.count else { return nil }
        func number(_ section: Int, _ field: Int) -> Int {
            Int(bytes.loadUnaligned(fromByteOffset: table + section * size + field, as: UInt64.self))
        }
        func half(_ section: Int, _ field: Int) -> UInt32 {
            bytes.loadUnaligned(fromByteOffset: table + section * size + field, as: UInt32.self)
        }
        guard let found = (0..<count).first(where: { half($0, Layout.type) == Layout.symbolTable }) else { return nil }
        let start = number(found, Layout.offset)
        symbols = start..<(start + number(found, Layout.size))
        strings = number(Int(half(found, Layout.link)), Layout.offset)
        guard symbols.upperBound <= bytes.count, strings < bytes.count else { return nil }
    }

    func forEachName(_ body: (UnsafePointer<CChar>) -> Void) {
        guard let base = bytes.baseAddress else { return }
        var symbol = symbols.lowerBound
        while symbol + Layout.symbolSize <= symbols.upperBound {
            let name = Int(base.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
            if name != 0, strings + name < bytes.count {
                body((base + strings + name).assumingMemoryBound(to: CChar.self))
            }
            symbol += Layout.symbolSize
        }
    }
}
