extension StringProtocol {
    /// Whether the first letter belongs to a script that reads from the right: the direction of a paragraph, as the Unicode
    /// bidirectional algorithm finds it.
    package var readsFromRight: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
