import Foundation

/// A few characters that stand for a blurred picture, shown until the picture itself is there.
///
/// The algorithm is that of <https://blurha.sh>: the picture's lowest frequencies (a discrete cosine transform with a few components),
/// quantised and written in base 83. It works on bytes alone; see ``ChatClientConfig/pictureDecoder`` for where they come from.
public enum BlurHash {
    static let alphabet = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)

    /// Whether a text is well formed: of the right length for its first character, and of the alphabet.
    public static func isValid(_ hash: String) -> Bool { parse(hash) != nil }

    static func parse(_ hash: String) -> (across: Int, down: Int, digits: [Int])? {
        let digits = hash.utf8.compactMap { byte in alphabet.firstIndex(of: byte) }
        guard digits.count == hash.utf8.count, digits.count >= 6 else { return nil }
        let (across, down) = (digits[0] % 9 + 1, digits[0] / 9 + 1)
        guard down <= 9, digits.count == 4 + 2 * across * down else { return nil }
        return (across, down, digits)
    }

    static func linear(_ byte: UInt8) -> Double {
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func sRGB(_ linear: Double) -> Int {
        let value = min(max(linear, 0), 1)
        return Int((value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055) * 255 + 0.5)
    }

    /// Keeps the sign: small differences matter more than large ones.
    static func signedPower(_ value: Double, _ exponent: Double) -> Double {
        (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
}
