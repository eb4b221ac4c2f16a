extension DemoChannel {
    static let teams = [
        DemoChannel(
            id: "release", kind: .team, name: "Release 2.4", topic: "What still has to happen before 2.4 goes out",
            picture: .emblem(
                Emblem(
                    background: (0x2B5FD0, 0x6C9CFF),
                    discs: [(0.35, 0.62, 0.3, 0xFFFFFF), (0.66, 0.4, 0.22, 0xFFD166)])),
            members: [.anna, .ben, .jonas, .mei], unread: 5, isPinned: true,
            script: """
                @ -19d 10:00
                anna: Welcome to the release channel. Short, blunt and on topic please 🙂
                ben: Blunt I can do
                mei: The list: offline maps, new icons, lengths of loops, the rotation bug
                jonas: And the hut opening times
                mei: And the hut opening times
                @ -15d 11:30
                ben: Offline maps are merged. 240 MB → 90 MB a region
                  🎉 anna mei jonas
                mei: Testing on the old phone with 1 GB of memory right now
                mei +48: It works. It's slow, but it works
                ben: How slow?
                mei: You can watch it think. 9 seconds for the first map
                ben: I'll look at it. Nine is a lot
                @ -13d 16:05
                ben: First map in 2.1 seconds now, it decoded every tile twice
                anna ^1: Twice! Nice find
                mei: Confirmed, 2.0 to 2.3 on the old phone
                @ -10d 09:45
                jonas: Hut opening times are in. 61 huts, I called every single one
                anna: You are a hero
                jonas: One keeper told me his life. He's been up there since 1987
                mei: Does he have the app?
                jonas: He has a paper map and opinions
                  😂 anna ben mei
                @ -7d 14:20
                mei: Rotation bug is fixed and has a test. The test is a star
                ben: ⭐
                anna: Then only the lengths are missing?
                jonas: Live since this morning in staging, please try your home loop
                ben +25: Mine is 1.4 km longer. I feel fitter already
                anna: Mine is shorter 🙁
                @ -4d 10:05
                mei: Release candidate 1 is out. Checklist is pinned in the folder
                ben: Installed
                anna: Installed, first impression: the download sheet is so much calmer
                jonas: Installed. The compass points north!
                @ -3d 15:30
                mei: RC1: 2 crashes, both in the search field when it's empty
                ben: On it
                ben +55: Fixed, it was me, sorry
                mei: RC2 builds
                @ -1d 11:15
                anna: Are we still good for Tuesday?
                mei: If RC2 survives the night, yes
                ben: It will survive
                jonas: Support articles are ready, I need one more screenshot
                anna +8: You'll have it today
                @ -110m
                mei: RC2 survived the night. 0 crashes, 41 hours of recording on 6 phones
                  🎉 ben jonas
                ben: Told you
                mei: One phone fell off the table. It still recorded
                jonas: That track is a very short hike
                ben +12: Anna, can you sign off the store text? Then I press the button
                """),
        DemoChannel(
            id: "design", kind: .team, name: "Design", topic: "Sketches, screens, colours, opinions",
            picture: .emblem(
                Emblem(
                    background: (0xF7E7CE, 0xF2B880),
                    discs: [(0.4, 0.42, 0.26, 0xD1495B), (0.62, 0.52, 0.26, 0x00798C), (0.48, 0.68, 0.2, 0xEDAE49)])),
            members: [.chiara, .anna, .mei],
            script: """
                @ -18d 13:00
                chiara: New channel for everything that is visible
                mei: And for what should be invisible?
                chiara: That too
                @ -17d 10:10
                chiara: Question of the day: are trails red or green?
                anna: Red on maps, green in nature
                mei: A tenth of our users can't tell the two apart
                chiara ^1: That settles it. Orange with a white edge
                  👍 anna mei
                @ -12d 15:22
                chiara [dunes]: Palette study 1. Sand, dry grass, late afternoon
                anna: I can feel the heat
                chiara [snow]: Palette study 2. For the winter theme
                mei: This one makes the white labels hard to read
                chiara: Right, labels get the dark slate then
                anna: I love the second one. Could the app change with the season?
                chiara: It could. Mei, would you hate me?
                mei: Only a little. It doubles the screenshots
                @ -6d 09:50
                anna: The elevation profile looks great, but the numbers feel cramped
                chiara: 13 points instead of 11, and every second label goes
                anna +20: Much better
                mei: On small phones the last label is cut
                chiara: Then it's right-aligned. Thank you for having a small phone
                mei: It's a lifestyle
                  😂 anna chiara
                @ -2d 14:05
                chiara: Final icons are in the repository. 38 of them
                anna: 🎉
                mei: I counted 37
                chiara: …
                chiara +4: The tent! Now it's 38
                anna: We would have had a very uncomfortable night
                @ -1d 16:40
                chiara: Tomorrow I'd like to show the onboarding. Twenty minutes?
                anna: Gladly. After lunch?
                mei: Works for me
                """),
        DemoChannel(
            id: "support", kind: .team, name: "Support", topic: "What people write to us, and who answers",
            members: [.jonas, .anna, .mei], unread: 1,
            script: """
                @ -13d 08:50
                jonas: This week: 46 questions, 31 of them about sharing a track
                anna: Then sharing isn't obvious enough
                jonas: They look for it in the profile. It's in the track
                mei: Could be in both
                anna: Put it on the list for 2.5
                @ -9d 12:15
                jonas: A school asks whether 25 children can record one walk together
                anna: That's lovely. Can they?
                mei: 25 phones yes, one track no. We can merge afterwards
                jonas: I'll tell them the first half and promise nothing about the second
                @ -4d 09:20
                jonas: Someone named their dog after the app
                  ❤️ anna mei
                mei: What if we rename the app?
                jonas: Then we owe the dog an apology
                @ -1d 10:30
                anna: How full is the inbox?
                jonas: 9 open, oldest from yesterday
                anna: That's the best it has been all year
                @ -25m
                jonas: The school sent a picture of their walk, 25 kids and one very tired teacher. They ask if we'd print it
                """),
    ]
}
