extension DemoChannel {
    static let direct = [
        DemoChannel(
            kind: .direct, members: [.anna, .ben],
            script: """
                @ -16d 09:05
                ben: Morning Anna! Do you know if the tile server moves this week or next?
                anna: Next week. Jonas wants to be around for it
                ben: Good, then I'll finish the offline maps first
                anna: How is that going?
                ben: Better than I feared. A whole region fits into 90 MB now
                anna: 90?! It was 240 last month
                ben: Contour lines are stored once instead of per zoom level. Obvious in hindsight 😄
                anna: That's the kind of obvious I like
                  ❤️ ben
                @ -9d 17:40
                ben: Could you look at the wording of the download sheet when you have a minute?
                anna: Sure, send it over
                ben: "This region will be kept on your phone until you remove it."
                anna: I'd say "until you delete it". And maybe how much space it takes
                ben ^1: Nice, taking that
                @ -3d 10:12
                anna: Heads up: the store review wants a new screenshot of the elevation profile
                ben: I can render one from the test track. Portrait or landscape?
                anna: Both, if it's not too much work
                ben +35: Done, both are in the shared folder
                anna: 🙌
                @ -170m
                anna: Are you in the office today?
                ben: From eleven. Dentist first
                anna: Ouch. Good luck!
                ben +70: Survived. No holes
                anna: Congratulations 🎉
                ben: Coffee to celebrate?
                anna: In ten minutes downstairs
                """),
        DemoChannel(
            kind: .direct, members: [.anna, .chiara], unread: 2,
            script: """
                @ -14d 14:20
                chiara: I tried the new icons on a dark background
                chiara: The compass loses its needle completely
                anna: Haha, so it's a very calm compass
                chiara: Very zen. I'll give it an outline
                @ -8d 11:02
                anna: The outline is perfect, by the way. Everyone noticed
                chiara: Thank you 🥹
                anna: Jonas said it looks like it could actually point north
                chiara: Highest praise there is
                @ -4d 16:33
                chiara: Do we have a photo policy for the trail pages?
                anna: Not really. What's on your mind?
                chiara: Half of them are people's feet
                anna: 😂
                anna: Ok: landscape, no people in front, no filters. Write it down?
                chiara: Already did, waiting for exactly this sentence
                  😂 anna
                @ -55m
                anna: How did the sketches for the onboarding turn out?
                chiara: Three versions. One is good, one is safe, one is mine
                anna: I want to see yours
                chiara [sunset]: First screen. No text at all, only the evening light over the ridge
                chiara: Tell me honestly. If it's too much I'll cry quietly and change it
                """),
        DemoChannel(
            kind: .direct, members: [.anna, .jonas], behind: [.jonas],
            script: """
                @ -12d 08:15
                jonas: I'm walking the southern loop today to check the new signs
                anna: Jealous. Take pictures!
                jonas +190 [forest]: Around kilometre 9. The bridge is new, our map still has the ford
                anna: Beautiful. Can you note the coordinates?
                jonas: Already in the tracker
                @ -6d 13:45
                jonas: Three people wrote to support that the loop is 2 km longer than we say
                anna: Are they right?
                jonas: They are. We measure the line, they walk the zigzags
                anna: So we either change the number or the mountain
                jonas: I'd start with the number
                  😂 anna
                @ -2d 09:30
                jonas: New lengths are live for all 214 loops
                anna: That was fast. Thank you!
                jonas: Mei found a way to do it in one evening
                @ -75m
                jonas: Can you decide about the winter closures today? The hut keepers are asking
                anna: Yes, I'll read their list after lunch
                jonas: 👍
                anna +40: Read it. Close the three passes from Friday, leave the valley trails open until the first snow
                """),
        DemoChannel(
            kind: .direct, members: [.mei, .anna],
            script: """
                @ -11d 15:10
                mei: Small thing I noticed: if you rotate the phone while recording, the track gets a straight line
                anna: How long is the line?
                mei: As long as the rotation takes. I made a star on purpose ⭐
                anna: Please send the star to Ben before you fix it
                mei: He has it as his wallpaper now
                @ -5d 10:25
                mei: 312 tests, 0 red. I don't trust it
                anna: Maybe it's just good?
                mei: That's what the tests want me to think
                anna +3: Go home on time today, Mei
                mei: …I found one
                  😂 anna
                @ -1d 17:55
                mei: I'd like to take Friday off, is that ok before the release?
                anna: Of course. Anything I should take over?
                mei: Only the checklist, it's two pages
                anna: Two pages is fine
                mei: It was five this morning
                """),
    ]
}
