extension DemoChannel {
    static let livestreams = [
        DemoChannel(
            id: "announcements", kind: .livestream, name: "Fernweg announcements",
            topic: "News for everyone who walks with us",
            picture: .emblem(
                Emblem(
                    background: (0x1F8A70, 0x7BD3A8),
                    discs: [(0.5, 0.58, 0.32, 0x0B5345), (0.5, 0.42, 0.18, 0xFFFFFF)])),
            members: [.anna, .ben, .chiara, .jonas, .mei],
            script: """
                @ -21d 09:00
                anna: Welcome! This is where you hear first what is new in Fernweg
                @ -15d 12:00
                anna: Offline maps are coming with 2.4. A whole region fits into 90 MB, so there's room for pictures too
                  🎉 ben chiara jonas mei
                @ -9d 10:30
                jonas: 61 huts now show their opening times, with a telephone number for each
                mei: Small fix: times are shown in the time zone of the hut, not of your sofa
                @ -2d 09:15
                jonas: All 214 loops were measured again. If yours got longer: it always was
                  😂 anna ben
                @ -1d 18:00
                anna: 2.4 goes out on Tuesday. Thank you to everyone who walked in circles for us
                """),
        DemoChannel(
            id: "trail-talk", kind: .livestream, name: "Trail talk", topic: "Conditions, questions, pictures",
            picture: .landscape(.dusk), members: [.jonas, .anna, .ben, .chiara, .mei], unread: 2,
            script: """
                @ -18d 07:40
                jonas: Good morning from the valley. Fog until ten, then it opens
                ben: Any snow above 1,800?
                jonas: Patches in the shade, nothing on the path
                @ -12d 16:15
                chiara [dusk]: Last light on the north side. The descent takes longer than you think, bring a lamp
                  ❤️ anna jonas
                mei: How long did it take you?
                chiara: Two hours, with stops for pictures
                jonas: So one hour
                  😂 ben mei
                @ -7d 08:10
                jonas: The ford at kilometre 9 is a bridge now. Map is updated
                anna: 👏
                @ -4d 19:20
                ben: The spring below the pass is dry, carry enough water
                mei: Thanks, added a note to the map
                @ -2d 07:55
                jonas: First frost tonight. The wooden steps are slippery until the sun reaches them
                anna: When is that?
                jonas: About nine
                @ -45m
                jonas: The three passes close on Friday. The valley trails stay open until the first real snow
                ben +6: Then this weekend is the last chance for the ridge. Who goes?
                """),
    ]
}
