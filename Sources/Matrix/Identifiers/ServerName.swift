/// The grammar of server names: a host name, an IPv4 address or a bracketed IPv6 address, and perhaps a port.
public enum ServerName {
    public static func isValid(_ text: some StringProtocol) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 230 else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
            default: false
            }
        }
    }
}
