extension SymbolCatalogue {
    private static let frame =
        "M5.5 4.5H18.5A2.5 2.5 0 0 1 21 7V17A2.5 2.5 0 0 1 18.5 19.5H5.5A2.5 2.5 0 0 1 3 17V7A2.5 2.5 0 0 1 5.5 4.5Z"
    private static let speaker = "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"

    static let media: [Symbol] = [
        Symbol(
            name: "photo",
            strokes: frame + circle(8.25, 9.5, 1.6) + "M3.5 17.25L9.25 12.5L13.25 16L16.25 13.25L20.75 17"),
        Symbol(
            name: "camera",
            strokes:
                "M8.25 6.5L9.5 4.5H14.5L15.75 6.5H18.5A2.5 2.5 0 0 1 21 9V16.75A2.5 2.5 0 0 1 18.5 19.25H5.5A2.5 2.5 0 0 1 3 16.75V9A2.5 2.5 0 0 1 5.5 6.5Z"
                + circle(12, 12.75, 3.5)),
        Symbol(
            name: "video",
            strokes:
                "M4.75 6H13.25A2.25 2.25 0 0 1 15.5 8.25V15.75A2.25 2.25 0 0 1 13.25 18H4.75A2.25 2.25 0 0 1 2.5 15.75V8.25A2.25 2.25 0 0 1 4.75 6ZM15.75 10.75L21.5 7.5V16.5L15.75 13.25"
        ),
        Symbol(
            name: "video.fill",
            fills:
                "M4.75 5.5H13A2.75 2.75 0 0 1 15.75 8.25V15.75A2.75 2.75 0 0 1 13 18.5H4.75A2.75 2.75 0 0 1 2 15.75V8.25A2.75 2.75 0 0 1 4.75 5.5ZM16.75 10.5L22 7V17L16.75 13.5Z"
        ),
        Symbol(
            name: "play.fill",
            fills: "M7 4.5C7 3.6 8 3.1 8.7 3.6L19.4 11C20.1 11.5 20.1 12.5 19.4 13L8.7 20.4C8 20.9 7 20.4 7 19.5Z"),
        Symbol(name: "play", strokes: "M7.5 5.2L18.5 12L7.5 18.8Z"),
        Symbol(name: "play.circle.fill", fills: disc, cuts: "M10.25 8.75L15.25 12L10.25 15.25Z"),
        Symbol(name: "pause.fill", fills: "M7 4.5H10V19.5H7ZM14 4.5H17V19.5H14Z"),
        Symbol(
            name: "stop.fill",
            fills:
                "M6.5 5H17.5A1.5 1.5 0 0 1 19 6.5V17.5A1.5 1.5 0 0 1 17.5 19H6.5A1.5 1.5 0 0 1 5 17.5V6.5A1.5 1.5 0 0 1 6.5 5Z"
        ),
        Symbol(
            name: "mic",
            strokes:
                "M12 3.5A3 3 0 0 1 15 6.5V11.5A3 3 0 0 1 9 11.5V6.5A3 3 0 0 1 12 3.5ZM5.75 11.25A6.25 6.25 0 0 0 18.25 11.25M12 17.75V20.75"
        ),
        Symbol(name: "speaker.slash", strokes: speaker + "M16 9.5L21 14.5M21 9.5L16 14.5"),
        Symbol(
            name: "speaker.wave.2",
            strokes: speaker + "M15.25 9.25A4 4 0 0 1 15.25 14.75M17.9 6.6A7.75 7.75 0 0 1 17.9 17.4"),
        Symbol(
            name: "phone",
            strokes:
                "M8.6 4L10.4 8.4L8.2 10.2A13 13 0 0 0 13.8 15.8L15.6 13.6L20 15.4V18.2A1.9 1.9 0 0 1 17.9 20A15.6 15.6 0 0 1 4 6.1A1.9 1.9 0 0 1 5.8 4Z"
        ),
        Symbol(
            name: "waveform", strokes: "M3.5 10.5V13.5M7.75 7V17M12 4V20M16.25 8V16M20.5 10.5V13.5"),
    ]
}
