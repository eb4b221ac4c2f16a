import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct AttachmentContentTests {
    private func picture(_ id: String, _ width: Int = 800, _ height: Int = 600) -> ChatMessageAttachment {
        ChatMessageAttachment(id: id, kind: .image, url: nil, name: id, width: width, height: height)
    }

    @Test(arguments: 1...9) func gridFillsItsSizeWithoutOverlap(count: Int) {
        let grid = PictureGrid((0..<count).map { picture("\($0)") }, maxWidth: 300)
        #expect(grid.tiles.count == min(count, 4))
        #expect(grid.size.width <= 300)
        let room = CGRect(origin: .zero, size: grid.size)
        for tile in grid.tiles {
            #expect(room.contains(tile.frame))
            for other in grid.tiles where other.index != tile.index { #expect(!tile.frame.intersects(other.frame)) }
        }
        #expect(grid.tiles.map(\.hiddenCount).reduce(0, +) == max(0, count - 4))
    }

    @Test func onePictureKeepsItsShape() {
        #expect(PictureGrid([picture("a", 1600, 800)], maxWidth: 300).size == CGSize(width: 300, height: 150))
        #expect(PictureGrid([], maxWidth: 300).size == .zero)
    }

    @Test func words() {
        let plan = ChatMessageAttachment(id: "1", kind: .file, url: nil, name: "plan.pdf", size: 2_540_000)
        #expect(AttachmentText.detail(plan) == "PDF, 2.5 MB")
        let song = ChatMessageAttachment(id: "2", kind: .audio, url: nil, name: "a.mp3", duration: .seconds(187))
        #expect(AttachmentText.detail(song) == "3:07")
        let voice = ChatMessageAttachment(id: "3", kind: .voice, url: nil, name: "v.ogg", duration: .seconds(7))
        #expect(AttachmentText.spoken(voice) == "Voice message, 0:07")
        #expect(PlayingTime.text(seconds: 3725) == "1:02:05")
        #expect(PlayingTime.text(seconds: -1) == "0:00")
    }

    @Test func uploadProgress() {
        var plan = ChatMessageAttachment(id: "1", kind: .file, url: nil, name: "plan.pdf")
        #expect(AttachmentText.progress(plan) == nil)
        plan.uploadingState = .waiting
        #expect(AttachmentText.progress(plan) == 0)
        plan.uploadingState = .uploading(progress: 0.4)
        #expect(AttachmentText.progress(plan) == 0.4)
    }

    @Test func waveformIsTheLoudestOfEachPart() {
        #expect(Waveform.bars([0.1, 0.5, 0.2, 1.5], count: 2) == [0.5, 1].map { Double(Float($0)) })
        #expect(Waveform.bars([0.5], count: 3) == [0.5, 0.5, 0.5])
        #expect(Waveform.bars(nil, count: 2) == [0.15, 0.15])
        #expect(Waveform.bars([1], count: 0).isEmpty)
    }

    @Test func linkCard() {
        let card = LinkCard(Samples.message("1", "See https://www.example.org/garden/growing-tomatoes.html now"))
        #expect(card?.host == "example.org")
        #expect(card?.page == "Growing tomatoes")
        #expect(LinkCard(Samples.message("2", "No address")) == nil)
        #expect(LinkCard(Samples.message("3", "https://example.org"))?.page == nil)
    }

    @Test func galleryPagesThroughAllPictures() {
        let first = Samples.message("1", attachments: [picture("a"), picture("b")])
        let second = Samples.message("2", attachments: [Samples.attachment(.file), picture("c")])
        let gallery = GalleryContent([second, first], opening: picture("b"), of: first)
        #expect(gallery.entries.map(\.attachment.id) == ["a", "b", "c"])
        #expect(gallery.start == 1)
        #expect(gallery.position(1) == "2 of 3")
        let alone = GalleryContent([second], opening: picture("a"), of: first)
        #expect(alone.entries.map(\.attachment.id) == ["a"])
    }

    @Test func blurIsAPictureThatDecodersKnow() {
        var attachment = picture("a", 40, 20)
        #expect(BlurredPicture.bytes(attachment) == nil)
        attachment.blurHash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
        let bytes = BlurredPicture.bytes(attachment)
        #expect(bytes?.count == "P6\n32 16\n255\n".utf8.count + 32 * 16 * 3)
    }
}
