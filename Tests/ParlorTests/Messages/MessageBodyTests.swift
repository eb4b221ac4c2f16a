import JSON
import Testing

@testable import Parlor

@Suite("What the content of an event says")
struct MessageBodyTests {
    @Test func aPictureWithACaptionHasBoth() {
        let body = MessageBody(
            [
                "msgtype": "m.image", "body": "The harvest", "filename": "tomatoes.png", "url": "mxc://x/1",
                "info": ["mimetype": "image/png", "size": 12, "w": 4, "h": 3],
            ], messageID: "m")
        #expect(body.text == "The harvest")
        #expect(body.attachments.first?.name == "tomatoes.png")
        #expect(body.attachments.first?.url?.absoluteString == "mxc://x/1")
        #expect(body.attachments.first?.width == 4)
    }

    @Test func aPictureAloneHasNoText() {
        let body = MessageBody(["msgtype": "m.image", "body": "tomatoes.png", "url": "mxc://x/1"], messageID: "m")
        #expect(body.text.isEmpty)
        #expect(body.attachments.first?.name == "tomatoes.png")
    }

    @Test func theRepeatedTextOfAnAnswerIsCutOff() {
        let body = MessageBody(
            [
                "msgtype": "m.text", "body": "> <@a:x> one\n> two\n\nYes",
                "m.relates_to": ["m.in_reply_to": ["event_id": "$1"]],
            ], messageID: "m")
        #expect(body.text == "Yes")
        #expect(body.quotedEventID == "$1")
    }

    @Test func aQuotationByHandStays() {
        #expect(MessageBody(["msgtype": "m.text", "body": "> said\n\nYes"], messageID: "m").text == "> said\n\nYes")
    }

    @Test func aMessageOver64KBIsRefusedBeforeItIsStored() throws {
        #expect(throws: Never.self) {
            try MessageComposer(message: OutgoingMessage(text: String(repeating: "x", count: 60_000))).contents()
        }
        #expect {
            try MessageComposer(message: OutgoingMessage(text: String(repeating: "x", count: 66_000))).contents()
        } throws: {
            ($0 as? ClientError)?.kind == .tooLarge
        }
        // Escapes count: a quotation mark is two bytes in an event.
        #expect {
            try MessageComposer(message: OutgoingMessage(text: String(repeating: "\"", count: 40_000))).contents()
        } throws: {
            ($0 as? ClientError)?.kind == .tooLarge
        }
    }

    @Test func nothingIsNoMessage() {
        #expect { try MessageComposer(message: OutgoingMessage(text: " \n")).contents() } throws: {
            ($0 as? ClientError)?.kind == .emptyMessage
        }
    }

    @Test func pushRulesSilenceARoomInEitherWay() {
        let rules: JSONValue = [
            "global": [
                "room": [
                    ["rule_id": "!a:x", "enabled": true, "actions": []],
                    ["rule_id": "!b:x", "enabled": true, "actions": ["notify"]],
                    ["rule_id": "!c:x", "enabled": false, "actions": []],
                    ["rule_id": "!d:x", "enabled": true, "actions": ["dont_notify"]],
                ],
                "override": [
                    [
                        "rule_id": "own", "enabled": true, "actions": [],
                        "conditions": [["kind": "event_match", "key": "room_id", "pattern": "!e:x"]],
                    ],
                    ["rule_id": ".m.rule.master", "enabled": false, "actions": [], "conditions": []],
                ],
            ]
        ]
        #expect(Set(PushRuleReader(rules).levels.keys) == ["!a:x", "!d:x", "!e:x"])
    }
}
