extension SymbolCatalogue {
    private static let camera =
        "M5 7H7.75L9.25 4.75H14.75L16.25 7H19A2.25 2.25 0 0 1 21.25 9.25V17A2.25 2.25 0 0 1 19 19.25H5A2.25 2.25 0 0 1 2.75 17V9.25A2.25 2.25 0 0 1 5 7Z"
    private static let phone =
        "M6.5 3.25L9.5 3.75L10.75 8L8.5 9.75C9.6 12 11.9 14.4 14.25 15.5L16 13.25L20.25 14.5L20.75 17.5C20.75 19.3 19.3 20.75 17.5 20.75C9.6 20.75 3.25 14.4 3.25 6.5C3.25 4.7 4.7 3.25 6.5 3.25Z"
    private static let mic = "M12 3A3 3 0 0 1 15 6V11.5A3 3 0 0 1 9 11.5V6A3 3 0 0 1 12 3Z"
    private static let stand = "M5.75 11.25A6.25 6.25 0 0 0 18.25 11.25M12 17.5V21M8.5 21H15.5"
    private static let photo =
        "M5 4.5H19A2.25 2.25 0 0 1 21.25 6.75V17.25A2.25 2.25 0 0 1 19 19.5H5A2.25 2.25 0 0 1 2.75 17.25V6.75A2.25 2.25 0 0 1 5 4.5Z"
    private static let page =
        "M7 2.75H13.5L19 8.25V19A2.25 2.25 0 0 1 16.75 21.25H7A2.25 2.25 0 0 1 4.75 19V5A2.25 2.25 0 0 1 7 2.75Z"
    private static let folder =
        "M4.75 4.75H9.5L11.75 7.25H19.25A2 2 0 0 1 21.25 9.25V17.25A2 2 0 0 1 19.25 19.25H4.75A2 2 0 0 1 2.75 17.25V6.75A2 2 0 0 1 4.75 4.75Z"
    private static let bell = "M12 3.25A6 6 0 0 1 18 9.25V13.5L19.75 17.25H4.25L6 13.5V9.25A6 6 0 0 1 12 3.25Z"
    private static let bubble =
        "M6.5 4H17.5A3.5 3.5 0 0 1 21 7.5V13.5A3.5 3.5 0 0 1 17.5 17H11.5L7 20.75V17H6.5A3.5 3.5 0 0 1 3 13.5V7.5A3.5 3.5 0 0 1 6.5 4Z"
    private static let box =
        "M5.5 3.25H18.5A2.25 2.25 0 0 1 20.75 5.5V18.5A2.25 2.25 0 0 1 18.5 20.75H5.5A2.25 2.25 0 0 1 3.25 18.5V5.5A2.25 2.25 0 0 1 5.5 3.25Z"
    private static let thumb =
        "M7.5 10.5L11.25 3.5C13 3.5 13.9 4.6 13.6 6.2L13 9.25H18.25A2 2 0 0 1 20.2 11.7L18.8 18A2.5 2.5 0 0 1 16.4 20H7.5Z"
    private static let slash = "M3.75 3.75L20.25 20.25"
    private static let gear =
        "M12 2.75V5.5M12 18.5V21.25M2.75 12H5.5M18.5 12H21.25M5.5 5.5L7.4 7.4M16.6 16.6L18.5 18.5M5.5 18.5L7.4 16.6M16.6 7.4L18.5 5.5"

    static let more: [Symbol] = [
        // Filled forms and slashes of what has an outline.
        Symbol(name: "camera.fill", fills: camera, cuts: circle(12, 13, 3.5)),
        Symbol(
            name: "camera.circle", strokes: ring + circle(12, 12.5, 2.25) + "M7 10H9.5L10.5 8.5H13.5L14.5 10H17V16H7Z"),
        Symbol(name: "photo.fill", fills: photo, cuts: "M3.5 16.5L8.5 11.5L13 16L16 13.5L20.5 17.5M15.5 9V9.01"),
        Symbol(
            name: "photo.on.rectangle",
            strokes:
                "M6.5 7.5H19A2 2 0 0 1 21 9.5V18.5A2 2 0 0 1 19 20.5H8.5A2 2 0 0 1 6.5 18.5ZM3.25 16.5V6.5A2.5 2.5 0 0 1 5.75 4H17M7 17L11 13L15 17L17.25 15.25L20.75 18"
        ),
        Symbol(name: "phone.fill", fills: phone),
        Symbol(
            name: "phone.down.fill",
            fills:
                "M3 14.5C5 9.2 19 9.2 21 14.5L20 17.5L16 16.5L15.25 13.25C13.5 12.6 10.5 12.6 8.75 13.25L8 16.5L4 17.5Z"
        ),
        Symbol(
            name: "phone.down",
            strokes:
                "M3 14.5C5 9.2 19 9.2 21 14.5L20 17.5L16 16.5L15.25 13.25C13.5 12.6 10.5 12.6 8.75 13.25L8 16.5L4 17.5Z"
        ),
        Symbol(name: "phone.arrow.up.right", strokes: phone + "M15 3.5H20.5V9M20.5 3.5L14 10"),
        Symbol(name: "phone.arrow.down.left", strokes: phone + "M20 9H14.5V3.5M14.5 9L21 2.5"),
        Symbol(name: "mic.fill", fills: mic, strokes: stand),
        Symbol(name: "mic.slash", strokes: mic + stand + slash),
        Symbol(name: "mic.slash.fill", fills: mic, strokes: stand + slash),
        Symbol(
            name: "mic.circle.fill", fills: disc,
            cuts:
                "M12 6.5A1.75 1.75 0 0 1 13.75 8.25V11.25A1.75 1.75 0 0 1 10.25 11.25V8.25A1.75 1.75 0 0 1 12 6.5ZM8 11.5A4 4 0 0 0 16 11.5M12 15.5V18"
        ),
        Symbol(
            name: "mic.circle",
            strokes: ring
                + "M12 6.5A1.75 1.75 0 0 1 13.75 8.25V11.25A1.75 1.75 0 0 1 10.25 11.25V8.25A1.75 1.75 0 0 1 12 6.5ZM8 11.5A4 4 0 0 0 16 11.5M12 15.5V18"
        ),
        Symbol(
            name: "video.slash",
            strokes:
                "M4.75 6.5H13.75A2 2 0 0 1 15.75 8.5V15.5A2 2 0 0 1 13.75 17.5H4.75A2 2 0 0 1 2.75 15.5V8.5A2 2 0 0 1 4.75 6.5ZM15.75 11L21.25 7.5V16.5L15.75 13"
                + slash),
        Symbol(name: "speaker.fill", fills: "M3.5 9H7L12 4.75V19.25L7 15H3.5Z"),
        Symbol(
            name: "speaker.slash.fill", fills: "M3.5 9H7L12 4.75V19.25L7 15H3.5Z", strokes: "M16 9L21 15M21 9L16 15"),
        Symbol(
            name: "speaker.wave.2.fill", fills: "M3.5 9H7L12 4.75V19.25L7 15H3.5Z",
            strokes: "M15.25 9A4.5 4.5 0 0 1 15.25 15M18 6.25A8.25 8.25 0 0 1 18 17.75"),
        Symbol(name: "bell.fill", fills: bell + "M9.25 19.5H14.75A2.8 2.8 0 0 1 9.25 19.5Z"),
        Symbol(name: "bell.slash.fill", fills: bell, strokes: slash),
        Symbol(
            name: "bell.badge", fills: circle(17.5, 6, 3),
            strokes:
                "M13 3.4A6 6 0 0 0 6 9.25V13.5L4.25 17.25H19.75L18 13.5V11.5M9.75 20.25C10.75 21.4 13.25 21.4 14.25 20.25"
        ),
        Symbol(name: "doc.fill", fills: page, cuts: "M13.5 3.5V8.25H18.5"),
        Symbol(name: "doc.text.fill", fills: page, cuts: "M8 12.5H16M8 16.5H13.5"),
        Symbol(
            name: "doc.badge.plus",
            strokes:
                "M18 11V8L12.75 2.75H7A2.25 2.25 0 0 0 4.75 5V19A2.25 2.25 0 0 0 7 21.25H11M17 14V21M13.5 17.5H20.5"),
        Symbol(name: "doc.zipper", strokes: page + "M10 5H12M10 8H12M10 11H12M10 14H12V17H10Z"),
        Symbol(name: "folder.fill", fills: folder),
        Symbol(name: "folder.badge.plus", strokes: folder + "M12 10.5V16M9.25 13.25H14.75"),
        Symbol(
            name: "trash.fill", fills: "M6 8H18L17 19.25A2 2 0 0 1 15 21H9A2 2 0 0 1 7 19.25Z",
            strokes: "M4.25 6H19.75M9.25 6V3.5H14.75V6", cuts: "M10 11V17.5M14 11V17.5"),
        Symbol(
            name: "trash.slash",
            strokes: "M4.25 6H19.75M9.25 6V3.5H14.75V6M6 8.5L7 19.25A2 2 0 0 0 9 21H15A2 2 0 0 0 17 19.25L18 8.5"
                + slash),
        Symbol(
            name: "archivebox.fill",
            fills: "M3.5 4H20.5V8.5H3.5ZM4.75 10H19.25V18.5A1.75 1.75 0 0 1 17.5 20.25H6.5A1.75 1.75 0 0 1 4.75 18.5Z",
            cuts: "M9.5 13.25H14.5"),
        Symbol(name: "hand.thumbsup.fill", fills: thumb + "M3.25 10.5H6V20H3.25Z"),
        Symbol(name: "hand.thumbsdown", strokes: thumb + "M4 10.5V20", turn: 180),
        Symbol(name: "hand.thumbsdown.fill", fills: thumb + "M3.25 10.5H6V20H3.25Z", turn: 180),
        Symbol(
            name: "hand.raised",
            strokes:
                "M7 13V7A1.4 1.4 0 0 1 9.8 7V4.75A1.4 1.4 0 0 1 12.6 4.75V6A1.4 1.4 0 0 1 15.4 6V8.5A1.4 1.4 0 0 1 18.2 8.5V15A6 6 0 0 1 12.2 21C9 21 7.6 19.5 6.4 17L4 12.5A1.4 1.4 0 0 1 6.4 11.2Z"
        ),
        Symbol(
            name: "snowflake",
            strokes:
                "M12 2.75V21.25M4 7.4L20 16.6M20 7.4L4 16.6M9.25 4.25L12 7L14.75 4.25M9.25 19.75L12 17L14.75 19.75M3.9 11.2L7.7 9.5L7.25 5.4M20.1 12.8L16.3 14.5L16.75 18.6M20.1 11.2L16.3 9.5L16.75 5.4M3.9 12.8L7.7 14.5L7.25 18.6"
        ),
        Symbol(name: "flag.fill", fills: "M5 4C9 2 13 6.5 19 4.25V14C13 16.25 9 12 5 13.75Z", strokes: "M5 3.5V21"),
        Symbol(name: "bolt.fill", fills: "M13 2.5L5 13.5H11L10 21.5L19 10H12.5Z"),
        Symbol(name: "pin.slash.fill", fills: "M8.5 3H15.5V9.25L18 14H6L8.5 9.25Z", strokes: "M12 14V21" + slash),
        Symbol(
            name: "house.fill",
            fills: "M12 3L21 10.75V19.5A1.5 1.5 0 0 1 19.5 21H14.5V14.5H9.5V21H4.5A1.5 1.5 0 0 1 3 19.5V10.75Z"),
        Symbol(name: "gearshape.fill", fills: circle(12, 12, 6.5), strokes: gear, cuts: circle(12, 12, 2.5)),
        Symbol(name: "moon.fill", fills: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z"),
        Symbol(name: "sun.max.fill", fills: circle(12, 12, 4.5), strokes: gear),
        Symbol(
            name: "eye.fill", fills: "M2.5 12C6.5 4.75 17.5 4.75 21.5 12C17.5 19.25 6.5 19.25 2.5 12Z",
            cuts: circle(12, 12, 2.5)),
        Symbol(
            name: "lock.open",
            strokes:
                "M7 10.5H17A2 2 0 0 1 19 12.5V18.5A2 2 0 0 1 17 20.5H7A2 2 0 0 1 5 18.5V12.5A2 2 0 0 1 7 10.5ZM8 10.25V7.5A4 4 0 0 1 15.7 6"
        ),
        Symbol(
            name: "lock.slash",
            strokes:
                "M7 10.5H17A2 2 0 0 1 19 12.5V18.5A2 2 0 0 1 17 20.5H7A2 2 0 0 1 5 18.5V12.5A2 2 0 0 1 7 10.5ZM8 10.25V7.5A4 4 0 0 1 16 7.5V10.25"
                + slash),
        Symbol(
            name: "lock.shield",
            strokes:
                "M12 2.75L19.5 5.5V11.5C19.5 16 16.5 19.5 12 21.25C7.5 19.5 4.5 16 4.5 11.5V5.5ZM9 11H15V15.5H9ZM10.25 11V9.75A1.75 1.75 0 0 1 13.75 9.75V11"
        ),
        Symbol(
            name: "shield", strokes: "M12 2.75L19.5 5.5V11.5C19.5 16 16.5 19.5 12 21.25C7.5 19.5 4.5 16 4.5 11.5V5.5Z"),
        Symbol(
            name: "checkmark.shield",
            strokes:
                "M12 2.75L19.5 5.5V11.5C19.5 16 16.5 19.5 12 21.25C7.5 19.5 4.5 16 4.5 11.5V5.5ZM8.5 11.75L11 14.25L15.5 9.25"
        ),
        Symbol(name: "key", strokes: circle(8, 15.5, 4) + "M11 12.75L20 3.75M16 7.75L19 10.75"),
        Symbol(
            name: "bookmark.slash",
            strokes: "M7 3.5H17A1.5 1.5 0 0 1 18.5 5V20.5L12 16L5.5 20.5V5A1.5 1.5 0 0 1 7 3.5Z" + slash),
        Symbol(
            name: "heart.slash",
            strokes: "M12 20C3 14 3 9.5 3.5 8A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 20.5 8C21 9.5 21 14 12 20Z" + slash),
        // Marks.
        Symbol(
            name: "exclamationmark.triangle.fill",
            fills:
                "M10.1 4.1L2.2 17.7A2.2 2.2 0 0 0 4.1 21H19.9A2.2 2.2 0 0 0 21.8 17.7L13.9 4.1A2.2 2.2 0 0 0 10.1 4.1Z",
            cuts: "M12 9V14M12 17.25V17.26"),
        Symbol(name: "exclamationmark.bubble", fills: circle(12, 13.75, 1.1), strokes: bubble + "M12 7V11"),
        Symbol(
            name: "exclamationmark.arrow.circlepath", fills: circle(12, 15.75, 1.1),
            strokes: "M20 12A8 8 0 1 1 17.5 6.25M18 2.75V6.5H14.25M12 8V13"),
        Symbol(name: "info", fills: circle(12, 6, 1.5), strokes: "M9.75 10.5H12.25V18.5M9.5 18.5H15"),
        Symbol(name: "info.circle.fill", fills: disc, cuts: "M12 7.5V7.51M12 11V16.75"),
        Symbol(
            name: "questionmark", fills: circle(12, 19, 1.4),
            strokes: "M8 8.5A4 4 0 1 1 13.5 12C12.5 12.5 12 13.2 12 14.75"),
        Symbol(
            name: "questionmark.circle.fill", fills: disc,
            cuts: "M9.4 9.5A2.6 2.6 0 1 1 13 12C12.3 12.4 12 12.8 12 13.75M12 16.9V16.91"),
        Symbol(name: "checkmark.square", strokes: box + "M8 12.25L11 15.25L16.25 9.25"),
        Symbol(name: "checkmark.square.fill", fills: box, cuts: "M8 12.25L11 15.25L16.25 9.25"),
        Symbol(name: "square", strokes: box),
        Symbol(name: "square.fill", fills: box),
        Symbol(name: "plus.square", strokes: box + "M12 8V16M8 12H16"),
        Symbol(name: "minus.square", strokes: box + "M8 12H16"),
        Symbol(name: "xmark.square", strokes: box + "M9 9L15 15M15 9L9 15"),
        Symbol(
            name: "checkmark.seal",
            strokes:
                "M12 2.75L14.5 4.75L17.75 4.5L18.5 7.5L21.25 9.5L20 12.25L21 15.5L18 17L16.75 20L13.5 19.5L11 21.25L8.5 19.25L5.25 19.25L4.75 16L2.75 13.5L4.25 10.75L3.5 7.5L6.75 6.5L8.5 3.75ZM8.25 12L11 14.75L16 9.5"
        ),
        Symbol(
            name: "checkmark.seal.fill",
            fills:
                "M12 2.25L14.6 4.25L18.1 4L18.9 7.2L21.75 9.4L20.5 12.25L21.5 15.75L18.3 17.3L17 20.5L13.5 20L11 21.75L8.4 19.75L4.9 19.75L4.3 16.2L2.25 13.5L3.75 10.75L3 7.2L6.5 6.2L8.3 3.25Z",
            cuts: "M8.25 12L11 14.75L16 9.5"),
        Symbol(name: "circle.inset.filled", fills: circle(12, 12, 5), strokes: ring),
        Symbol(name: "largecircle.fill.circle", fills: circle(12, 12, 5), strokes: ring),
        Symbol(name: "ellipsis.circle.fill", fills: disc, cuts: "M7.5 12V12.01M12 12V12.01M16.5 12V12.01"),
        Symbol(name: "ellipsis.bubble", strokes: bubble + "M8 10.5V10.51M12 10.5V10.51M16 10.5V10.51"),
        Symbol(name: "ellipsis.bubble.fill", fills: bubble, cuts: "M8 10.5V10.51M12 10.5V10.51M16 10.5V10.51"),
        Symbol(name: "plus.bubble", strokes: bubble + "M12 7.5V13.5M9 10.5H15"),
        Symbol(name: "text.bubble", strokes: bubble + "M7.5 8.75H16.5M7.5 12.25H13"),
        Symbol(name: "text.bubble.fill", fills: bubble, cuts: "M7.5 8.75H16.5M7.5 12.25H13"),
        Symbol(
            name: "bubble.right",
            strokes:
                "M17.5 4H6.5A3.5 3.5 0 0 0 3 7.5V13.5A3.5 3.5 0 0 0 6.5 17H12.5L17 20.75V17H17.5A3.5 3.5 0 0 0 21 13.5V7.5A3.5 3.5 0 0 0 17.5 4Z"
        ),
        Symbol(
            name: "bubble.right.fill",
            fills:
                "M17.5 4H6.5A3.5 3.5 0 0 0 3 7.5V13.5A3.5 3.5 0 0 0 6.5 17H12.5L17 20.75V17H17.5A3.5 3.5 0 0 0 21 13.5V7.5A3.5 3.5 0 0 0 17.5 4Z"
        ),
        Symbol(
            name: "bubble.left.and.bubble.right.fill",
            fills:
                "M5.5 3H12.5A3 3 0 0 1 15.5 6V9A3 3 0 0 1 12.5 12H8.75L5 15V12A3 3 0 0 1 2.5 9V6A3 3 0 0 1 5.5 3ZM17.25 7.5C20 7.5 21.5 9.5 21.5 11.5V14.5A3 3 0 0 1 19 17.4V21L14.75 17.5H12A3 3 0 0 1 9.25 15.25L10.5 13.75H12.5A4.75 4.75 0 0 0 17.25 9Z"
        ),
        // Arrows.
        Symbol(name: "arrow.up.arrow.down", strokes: "M8 20V4M4.5 7.5L8 4L11.5 7.5M16 4V20M12.5 16.5L16 20L19.5 16.5"),
        Symbol(
            name: "arrow.left.arrow.right", strokes: "M20 8H4M7.5 4.5L4 8L7.5 11.5M4 16H20M16.5 12.5L20 16L16.5 19.5"),
        Symbol(name: "arrow.up.right", strokes: "M6 18L18 6M8.5 6H18V15.5"),
        Symbol(name: "arrow.up.right.square", strokes: box + "M9 15L15.5 8.5M10 8.5H15.5V14"),
        Symbol(
            name: "arrow.triangle.2.circlepath",
            strokes: "M4 12A8 8 0 0 1 17.7 6.4L20 8.5M20 4V8.5H15.5M20 12A8 8 0 0 1 6.3 17.6L4 15.5M4 20V15.5H8.5"),
        Symbol(name: "arrow.turn.up.left", strokes: "M8.5 4.5L4 9L8.5 13.5M4 9H15A4.5 4.5 0 0 1 19.5 13.5V19.5"),
        Symbol(name: "arrow.turn.up.right", strokes: "M15.5 4.5L20 9L15.5 13.5M20 9H9A4.5 4.5 0 0 0 4.5 13.5V19.5"),
        Symbol(name: "arrow.uturn.left", strokes: "M8 4.5L4 8.5L8 12.5M4 8.5H14A5.5 5.5 0 0 1 14 19.5H8"),
        Symbol(name: "arrow.uturn.right", strokes: "M16 4.5L20 8.5L16 12.5M20 8.5H10A5.5 5.5 0 0 0 10 19.5H16"),
        Symbol(
            name: "arrowshape.turn.up.left.fill",
            fills: "M10 4.5L3 11L10 17.5V13.75C15.5 13.5 18.5 15.5 20.75 19.5C20.5 12.5 17 8.5 10 8.25Z"),
        Symbol(
            name: "arrowshape.turn.up.right.fill",
            fills: "M14 4.5L21 11L14 17.5V13.75C8.5 13.5 5.5 15.5 3.25 19.5C3.5 12.5 7 8.5 14 8.25Z"),
        Symbol(name: "arrow.left.circle.fill", fills: disc, cuts: "M16.5 12H7.5M11 8.25L7.25 12L11 15.75"),
        Symbol(name: "arrow.right.circle.fill", fills: disc, cuts: "M7.5 12H16.5M13 8.25L16.75 12L13 15.75"),
        Symbol(name: "chevron.up.chevron.down", strokes: "M7 9.5L12 4.5L17 9.5M7 14.5L12 19.5L17 14.5"),
        Symbol(name: "chevron.left.2", strokes: "M11.5 5L4.5 12L11.5 19M19 5L12 12L19 19"),
        Symbol(name: "chevron.right.2", strokes: "M12.5 5L19.5 12L12.5 19M5 5L12 12L5 19"),
        Symbol(name: "chevron.down.circle.fill", fills: disc, cuts: "M7.5 10L12 14.5L16.5 10"),
        Symbol(name: "chevron.right.circle.fill", fills: disc, cuts: "M10 7.5L14.5 12L10 16.5"),
        Symbol(
            name: "square.and.arrow.down",
            strokes:
                "M8 9.25H6A1.75 1.75 0 0 0 4.25 11V19A1.75 1.75 0 0 0 6 20.75H18A1.75 1.75 0 0 0 19.75 19V11A1.75 1.75 0 0 0 18 9.25H16M12 3V15M8.25 11.5L12 15.25L15.75 11.5"
        ),
        Symbol(
            name: "square.and.arrow.up.fill",
            fills: "M6 9H18A2 2 0 0 1 20 11V19A2 2 0 0 1 18 21H6A2 2 0 0 1 4 19V11A2 2 0 0 1 6 9Z",
            strokes: "M12 8V2.75M8.5 6L12 2.5L15.5 6"),
        Symbol(name: "location", strokes: "M20.5 3.5L3.5 10.75L11.25 12.75L13.25 20.5Z"),
        Symbol(name: "location.fill", fills: "M21 3L2.75 10.9L11 13L13.1 21.25Z"),
        Symbol(
            name: "mappin.and.ellipse",
            strokes: circle(12, 7.5, 3.5) + "M12 11V18M8.5 15.5C1.5 17 4 21 12 21C20 21 22.5 17 15.5 15.5"),
        Symbol(
            name: "map", strokes: "M3.5 6L9 3.75L15 6.25L20.5 4V18L15 20.25L9 17.75L3.5 20ZM9 3.75V17.75M15 6.25V20.25"),
        // Things and actions.
        Symbol(name: "list.bullet", strokes: "M8.5 6H20M8.5 12H20M8.5 18H20M4.25 6V6.01M4.25 12V12.01M4.25 18V18.01"),
        Symbol(
            name: "list.number",
            strokes:
                "M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5M4 4.5L5 4V8M3.75 11A1.25 1.25 0 0 1 6 11.5L3.75 14H6.25M4 16.5H6L5 18L6 19.5H4"
        ),
        Symbol(name: "list.dash", strokes: "M9 6H20M9 12H20M9 18H20M4 6H5.5M4 12H5.5M4 18H5.5"),
        Symbol(name: "text.alignleft", strokes: "M4 6H20M4 10H14M4 14H20M4 18H14"),
        Symbol(
            name: "textformat",
            strokes: "M3 18.5L7.5 6L12 18.5M4.6 14.5H10.4M21 11.5V18.5M21 15A3 3 0 1 1 15 15A3 3 0 0 1 21 15"),
        Symbol(name: "bold", strokes: "M7.5 4.5H13A3.5 3.5 0 0 1 13 11.5H7.5ZM7.5 11.5H14A4 4 0 0 1 14 19.5H7.5Z"),
        Symbol(name: "italic", strokes: "M10 4.5H17M7 19.5H14M13.75 4.5L10.25 19.5"),
        Symbol(name: "underline", strokes: "M6.5 4V10.5A5.5 5.5 0 0 0 17.5 10.5V4M5.5 20.5H18.5"),
        Symbol(
            name: "strikethrough",
            strokes:
                "M4 12H20M16.5 7.5C15 4 8 4 8 8C8 9.5 9 10.5 10.5 11M8 16.5C9 20 16.5 20 16.5 16C16.5 15 16 14.25 15.25 13.5"
        ),
        Symbol(
            name: "chevron.left.forwardslash.chevron.right",
            strokes: "M7 7L2.5 12L7 17M17 7L21.5 12L17 17M13.75 5L10.25 19"),
        Symbol(
            name: "square.grid.2x2",
            strokes: "M4.5 4.5H10V10H4.5ZM14 4.5H19.5V10H14ZM4.5 14H10V19.5H4.5ZM14 14H19.5V19.5H14Z"),
        Symbol(
            name: "scissors",
            strokes: circle(6.5, 17.5, 2.75) + circle(17.5, 17.5, 2.75) + "M8 15.25L16.5 3.5M16 15.25L7.5 3.5"),
        Symbol(
            name: "doc.on.clipboard",
            strokes:
                "M8.5 5H6.5A1.75 1.75 0 0 0 4.75 6.75V19A1.75 1.75 0 0 0 6.5 20.75H17.5A1.75 1.75 0 0 0 19.25 19V6.75A1.75 1.75 0 0 0 17.5 5H15.5M9 3.25H15V7H9Z"
        ),
        Symbol(
            name: "qrcode",
            strokes:
                "M4.5 4.5H10V10H4.5ZM14 4.5H19.5V10H14ZM4.5 14H10V19.5H4.5ZM14 14V16M14 19.5H16M19.5 14H17.5V17M19.5 19.5V19.51M7.25 7.25V7.26M16.75 7.25V7.26M7.25 16.75V16.76"
        ),
        Symbol(
            name: "paintbrush",
            strokes:
                "M20.5 3.5C16 6 12 10 10 13.5L12.5 15.5C15.5 12.5 19 8 20.5 3.5ZM9 14.5C5.5 14.5 6 18.5 3.5 19.5C6.5 21 11.5 20.5 11.25 16.5"
        ),
        Symbol(
            name: "gift",
            strokes:
                "M4.5 11.5H19.5V20.5H4.5ZM3.25 7.5H20.75V11.5H3.25ZM12 7.5V20.5M12 7.5C8 7.5 7 3.5 9.25 3.5C11 3.5 12 5.5 12 7.5C12 5.5 13 3.5 14.75 3.5C17 3.5 16 7.5 12 7.5"
        ),
        Symbol(name: "tag", strokes: "M3.5 4.5V11L12.5 20.5L20.5 12.5L11 3.5H4.5A1 1 0 0 0 3.5 4.5ZM7.75 7.75V7.76"),
        Symbol(name: "cart", strokes: "M2.5 4.5H5L7.5 15.5H18.5L20.5 7.5H6M9 19.5V19.51M17 19.5V19.51"),
        Symbol(
            name: "lightbulb",
            strokes:
                "M9 18H15M10 21H14M8.75 15C6.5 13.25 5.75 11.5 5.75 9.25A6.25 6.25 0 0 1 18.25 9.25C18.25 11.5 17.5 13.25 15.25 15Z"
        ),
        Symbol(
            name: "sparkles",
            strokes:
                "M10 4L11.75 9.25L17 11L11.75 12.75L10 18L8.25 12.75L3 11L8.25 9.25ZM18.5 15L19.25 17.25L21.5 18L19.25 18.75L18.5 21L17.75 18.75L15.5 18L17.75 17.25Z"
        ),
        Symbol(
            name: "flame",
            strokes:
                "M12 2.75C13 7 18.5 9 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11.5 7.5 10 8.5 7.5C10 8.5 10.5 9.5 10.5 11C12 9 12.5 6 12 2.75Z"
        ),
        Symbol(name: "poll", strokes: "M5 20V11M12 20V4M19 20V14"),
        Symbol(name: "chart.bar", strokes: "M4.5 20V12H8V20ZM10.25 20V4H13.75V20ZM16 20V8H19.5V20Z"),
        Symbol(
            name: "desktopcomputer",
            strokes:
                "M4.5 4H19.5A1.75 1.75 0 0 1 21.25 5.75V14.5A1.75 1.75 0 0 1 19.5 16.25H4.5A1.75 1.75 0 0 1 2.75 14.5V5.75A1.75 1.75 0 0 1 4.5 4ZM12 16.25V20M8 20H16"
        ),
        Symbol(
            name: "iphone",
            strokes:
                "M8.5 2.75H15.5A2 2 0 0 1 17.5 4.75V19.25A2 2 0 0 1 15.5 21.25H8.5A2 2 0 0 1 6.5 19.25V4.75A2 2 0 0 1 8.5 2.75ZM10.5 18.75H13.5"
        ),
        Symbol(
            name: "keyboard",
            strokes:
                "M4.5 6H19.5A1.75 1.75 0 0 1 21.25 7.75V16.25A1.75 1.75 0 0 1 19.5 18H4.5A1.75 1.75 0 0 1 2.75 16.25V7.75A1.75 1.75 0 0 1 4.5 6ZM6.5 9.5V9.51M10 9.5V9.51M14 9.5V9.51M17.5 9.5V9.51M8 14.5H16M6.5 12V12.01M17.5 12V12.01"
        ),
        Symbol(name: "music.note", fills: circle(8, 17.5, 3), strokes: "M11 17.5V4.5L18 3V7L11 8.5"),
        Symbol(
            name: "film",
            strokes: box + "M8 3.25V20.75M16 3.25V20.75M3.25 8H8M3.25 12H20.75M3.25 16H8M16 8H20.75M16 16H20.75"),
        Symbol(
            name: "headphones",
            strokes:
                "M4 15V12A8 8 0 0 1 20 12V15M4 14H7.5V20H5.5A1.5 1.5 0 0 1 4 18.5ZM20 14H16.5V20H18.5A1.5 1.5 0 0 0 20 18.5Z"
        ),
        Symbol(name: "crown", strokes: "M4 18.5L2.75 7.5L8 11.5L12 4.5L16 11.5L21.25 7.5L20 18.5Z"),
        Symbol(
            name: "cloud",
            strokes: "M7 18.5A4.25 4.25 0 0 1 6.5 10A5.75 5.75 0 0 1 17.5 9.25A4.75 4.75 0 0 1 17.25 18.5Z"),
        Symbol(
            name: "icloud.and.arrow.down",
            strokes:
                "M7 16A4 4 0 0 1 6.5 8A5.75 5.75 0 0 1 17.5 7.25A4.4 4.4 0 0 1 17.25 16M12 11V20.5M8.75 17.5L12 20.75L15.25 17.5"
        ),
        Symbol(
            name: "stop",
            strokes:
                "M6.5 5H17.5A1.5 1.5 0 0 1 19 6.5V17.5A1.5 1.5 0 0 1 17.5 19H6.5A1.5 1.5 0 0 1 5 17.5V6.5A1.5 1.5 0 0 1 6.5 5Z"
        ),
        Symbol(name: "pause", strokes: "M8.5 5V19M15.5 5V19"),
        Symbol(name: "stop.circle.fill", fills: disc, cuts: "M9 9H15V15H9Z"),
        Symbol(name: "pause.circle.fill", fills: disc, cuts: "M9.75 8V16M14.25 8V16"),
        Symbol(name: "play.circle", strokes: ring + "M10 8.25L16 12L10 15.75Z"),
        Symbol(name: "pause.circle", strokes: ring + "M9.75 8.5V15.5M14.25 8.5V15.5"),
        Symbol(name: "stop.circle", strokes: ring + "M9 9H15V15H9Z"),
        Symbol(name: "record.circle", fills: circle(12, 12, 4.5), strokes: ring),
        Symbol(name: "backward.fill", fills: "M11.5 5.5L2.5 12L11.5 18.5ZM21 5.5L12 12L21 18.5Z"),
        Symbol(name: "forward.fill", fills: "M12.5 5.5L21.5 12L12.5 18.5ZM3 5.5L12 12L3 18.5Z"),
        Symbol(
            name: "gobackward.15",
            strokes:
                "M4 12A8 8 0 1 0 7 5.75M7.5 2.5L6.75 6L10.25 6.75M9.5 10L10.5 9.5V15M13.75 15C15.75 15 15.75 11.75 13.75 11.75H13V9.5H15.75"
        ),
        Symbol(
            name: "goforward.15",
            strokes:
                "M20 12A8 8 0 1 1 17 5.75M16.5 2.5L17.25 6L13.75 6.75M9.5 10L10.5 9.5V15M13.75 15C15.75 15 15.75 11.75 13.75 11.75H13V9.5H15.75"
        ),
        // People.
        Symbol(
            name: "person.3",
            strokes: circle(12, 8, 3.25)
                + "M6.5 18.5C7 15.2 9.2 14 12 14C14.8 14 17 15.2 17.5 18.5M5.5 7A2.4 2.4 0 0 0 5.5 11.6M1.75 17C2 14.75 3.1 13.75 5 13.5M18.5 7A2.4 2.4 0 0 1 18.5 11.6M22.25 17C22 14.75 20.9 13.75 19 13.5"
        ),
        Symbol(
            name: "person.3.fill",
            fills: circle(12, 7.75, 3.75) + "M6 19C6.25 15.25 8.5 13.75 12 13.75C15.5 13.75 17.75 15.25 18 19Z"
                + circle(4.75, 9.25, 2.5) + circle(19.25, 9.25, 2.5)
                + "M1 17C1.1 14.2 2.7 13 5.5 13.1C4.8 14.1 4.4 15.4 4.2 17ZM23 17C22.9 14.2 21.3 13 18.5 13.1C19.2 14.1 19.6 15.4 19.8 17Z"
        ),
        Symbol(
            name: "person.circle.fill", fills: disc,
            cuts: circle(12, 9.75, 2.75) + "M6.75 18.5C7.5 16.25 9.4 15.25 12 15.25C14.6 15.25 16.5 16.25 17.25 18.5"),
        Symbol(
            name: "person.crop.circle.fill", fills: disc,
            cuts: circle(12, 9.75, 2.75) + "M6.75 18.5C7.5 16.25 9.4 15.25 12 15.25C14.6 15.25 16.5 16.25 17.25 18.5"),
        Symbol(
            name: "person.badge.minus",
            strokes: circle(10, 8, 3.75)
                + "M3 19.75C3.7 15.8 6.5 14.4 10 14.4C11.4 14.4 12.7 14.6 13.8 15.1M14.5 17.5H21.5"),
        Symbol(
            name: "person.fill.xmark",
            fills: circle(10, 8, 4.25) + "M2.5 20.5C3 16 6 14 10 14C11.4 14 12.6 14.2 13.6 14.6L13.5 20.5Z",
            strokes: "M16 15.5L21 20.5M21 15.5L16 20.5"),
        Symbol(
            name: "person.fill.checkmark",
            fills: circle(10, 8, 4.25) + "M2.5 20.5C3 16 6 14 10 14C11.4 14 12.6 14.2 13.6 14.6L13.5 20.5Z",
            strokes: "M15.25 18L17.5 20.25L22 15.25"),
        Symbol(
            name: "person.crop.circle.badge.xmark",
            strokes: circle(10, 8, 3.75)
                + "M3 19.75C3.7 15.8 6.5 14.4 10 14.4C11.4 14.4 12.7 14.6 13.8 15.1M15.5 15.5L20.5 20.5M20.5 15.5L15.5 20.5"
        ),
        Symbol(
            name: "person.2.slash",
            strokes: circle(9, 8.25, 3.5)
                + "M2.75 19.25C3.4 15.6 5.9 14.25 9 14.25C12.1 14.25 14.6 15.6 15.25 19.25M15.5 5A3.5 3.5 0 0 1 15.5 11.5"
                + slash),
        Symbol(
            name: "person.text.rectangle",
            strokes:
                "M4.5 4.5H19.5A2 2 0 0 1 21.5 6.5V17.5A2 2 0 0 1 19.5 19.5H4.5A2 2 0 0 1 2.5 17.5V6.5A2 2 0 0 1 4.5 4.5ZM5.75 15.75C6.25 13.75 7.25 13 8.5 13C9.75 13 10.75 13.75 11.25 15.75M14 9.5H18.5M14 13H18.5"
                + circle(8.5, 9.75, 1.75)),
        Symbol(
            name: "hand.wave",
            strokes:
                "M7.5 13L5 10.25A1.3 1.3 0 0 1 7 8.5L10 11.75L6.75 7A1.3 1.3 0 0 1 9 5.75L12.25 10.25L10.25 6A1.3 1.3 0 0 1 12.6 5L16 11.5L16.5 8.75A1.3 1.3 0 0 1 19 9.25C19.5 13 19 16 17 18.25C14 21.5 10 20 7.5 16.75L4.75 13.25A1.3 1.3 0 0 1 6.75 11.75"
        ),
    ]
}
