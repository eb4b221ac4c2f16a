import ParlorUI
import Testing

@Suite struct SizeTests {
    @Test(arguments: [
        (0, "0 B"), (812, "812 B"), (1_000, "1 KB"), (14_400, "14 KB"), (999_900, "1 MB"), (2_540_000, "2.5 MB"),
        (3_000_000, "3 MB"), (120_400_000, "120 MB"), (7_200_000_000, "7.2 GB"),
    ]) func fileSize(bytes: Int, expected: String) {
        #expect(FileSize.text(bytes) == expected)
    }

    @Test func pictureKeepsItsShape() {
        #expect(PictureSize.fitting(width: 1600, height: 800) == (320, 160))
        #expect(PictureSize.fitting(width: 800, height: 1600) == (140, 280))
        #expect(PictureSize.fitting(width: 100, height: 100) == (100, 100))
        #expect(PictureSize.fitting(width: nil, height: 9) == (240, 180))
        #expect(PictureSize.fitting(width: 4000, height: 10) == (320, 64))
    }

    @Test func namesAreReadable() {
        let (white, dark) = (ColorValue(hex: 0xFFFFFF), ColorTokens().background.dark)
        for id in 0..<40 {
            let color = AvatarName.color(of: "@\(id):here")
            #expect(color.light.contrast(with: white) >= 4.5)
            #expect(color.dark.contrast(with: dark) >= 4.5)
        }
    }
}
