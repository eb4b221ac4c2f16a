extension DemoChannel {
    static let groups = [
        DemoChannel(
            id: "weekend-hike", kind: .group, name: "Weekend hike", topic: "Saturday, 7:40 at platform 2",
            picture: .landscape(.lake), members: [.ben, .anna, .chiara, .jonas, .mei],
            script: """
                @ -20d 18:05
                ben: Who is up for a hike at the end of the month?
                chiara: Me!
                jonas: Always
                anna: If we don't start at five in the morning like last time
                ben: It was half past five
                anna ^1: It was dark, Ben
                  😂 chiara jonas mei
                mei: I can come but I'm slow
                jonas: We have no slow people, only people who look at things
                @ -15d 20:30
                ben: Two options: the lake (12 km, easy) or the ridge (16 km, not easy)
                chiara: Lake 🏞️
                anna: Lake
                jonas: Ridge, but I'm happy with the lake
                mei: Lake, please
                ben: Lake it is, four to one
                jonas: Democracy is a flat trail
                @ -10d 19:00
                anna: Train at 7:40 or 8:40?
                ben: 7:40 is the last one that catches the bus
                chiara: 7:40 is fine if someone brings coffee
                mei: I bring coffee. Two litres
                  ❤️ chiara anna ben
                @ -8d 12:20
                jonas: Weather looks mixed. Sunny morning, showers from three
                ben: Then we walk clockwise and have the forest on the way back
                anna: Smart
                chiara [lake]: From two years ago, same place, same week
                mei: Oh wow
                anna: I want to be there now
                jonas: See the little white dot on the left? That's the hut. They have plum cake
                ben: We walk clockwise AND fast
                  😂 anna mei
                @ -5d 21:10
                chiara: Packing list?
                ben: Layers, rain jacket, water, something to share
                anna: I'll make sandwiches. Anyone vegetarian besides Mei?
                chiara: Me, this month
                jonas: I eat everything, also the vegetarian ones
                anna: Noted. Double vegetarian
                mei: Should I bring the big thermos or two small ones?
                ben: Two small ones, then there are two queues
                chiara: Ben optimises coffee
                @ -3d 08:15
                jonas: The bridge at kilometre 9 is open again, I walked over it
                anna: And?
                jonas: It's a bridge. Very good bridge
                  👍 ben mei
                mei: Is the path muddy?
                jonas: A bit behind the bridge. Good shoes, not white ones
                chiara: *looks at white shoes*
                @ -2d 19:45
                anna: Last call: 7:40, platform 2. Who's in?
                ben: In
                chiara: In
                jonas: In
                mei: In, with coffee
                @ -1d 20:40
                ben: Forecast turned: sun until five
                anna: I knew it
                chiara: You said "it will rain, it always rains"
                anna: I knew it and hid it well
                @ -135m
                chiara [sunset]: I went up last night to check the light. It's ready for us
                  ❤️ anna ben mei jonas
                jonas: Is that the ridge? You said flat trail
                chiara: I said lake. I never said flat
                mei: I'm bringing a third thermos
                """),
        DemoChannel(
            id: "lunch", kind: .group, name: "Lunch", topic: "Where and when",
            members: [.anna, .ben, .chiara, .jonas, .mei], unread: 7, isMuted: true,
            script: """
                @ -9d 11:40
                ben: Noodles?
                chiara: Noodles
                jonas: I have bread
                mei: Noodles at 12:15
                @ -8d 11:45
                chiara: The market has the green curry today
                anna: In!
                ben: In
                mei: Save me a seat
                @ -7d 11:50
                jonas: Soup downstairs, lentil
                ben: Again?
                jonas: It's good soup
                anna: It is good soup
                @ -3d 11:38
                mei: Dumplings opened next to the bakery 🥟
                chiara: I've been waiting for this message all my life
                ben: 12:00 sharp, there will be a queue
                anna: There was a queue
                ben: Worth it?
                anna: Worth it
                @ -2d 11:45
                jonas: Dumplings?
                mei: Dumplings
                chiara: Dumplings
                ben: We have a problem
                  😂 jonas mei
                @ -95m
                ben: Something that isn't dumplings?
                chiara: Is there such a thing
                mei: The falafel place
                jonas: 12:30?
                chiara: 12:30
                ben: I'm out of the dentist at 11, so yes
                mei: Table for five at 12:30, someone is always late anyway 😇
                """),
        DemoChannel(
            id: "book-club", kind: .group, name: "Book club",
            picture: .emblem(
                Emblem(
                    background: (0x35524A, 0x627C85),
                    discs: [(0.5, 0.5, 0.3, 0xF4EBD0), (0.58, 0.44, 0.14, 0xD6AD60)])),
            members: [.mei, .anna, .chiara],
            script: """
                @ -17d 21:00
                mei: Next book? I suggest something with fewer than 600 pages
                chiara: You finished the last one in three days
                mei: I did and I have regrets
                anna: The one about the lighthouse?
                chiara: Yes please
                @ -11d 22:15
                anna: Page 80. Nothing has happened and I can't stop reading
                mei: Right? The weather is a person in it
                chiara: No spoilers! I'm on page 12
                anna: The weather changes
                chiara ^1: ANNA
                  😂 mei
                @ -6d 20:45
                chiara: Finished. I need to talk to someone immediately
                mei: Not before Thursday!
                chiara: The letter
                mei: THURSDAY
                anna: I'm bringing cake to keep you quiet
                @ -3d 22:50
                anna: That was a lovely evening. Same place in three weeks?
                chiara: Yes. And Mei chooses
                mei: I have a list. It's sorted by number of pages
                """),
        DemoChannel(
            id: "office-plants", kind: .group, name: "Office plants", picture: .landscape(.forest),
            members: [.chiara, .anna, .jonas], behind: [.jonas],
            script: """
                @ -14d 09:30
                chiara: The fern next to the printer has given up
                jonas: It stands in the warm air. I'd give up too
                anna: Can we move it to the window?
                chiara: Moved. It has two leaves and a will
                @ -7d 10:15
                jonas: Watered everything. The cactus got two drops
                anna: Is the fern alive?
                jonas: Four leaves!
                  🎉 chiara anna
                @ -2d 17:20
                chiara: Seven leaves. We should name it
                anna: Robin, because it comes back
                """),
    ]
}
