extension SymbolCatalogue {
    static let marks: [Symbol] = [
        Symbol(name: "line.3.horizontal", strokes: "M4 6.5H20M4 12H20M4 17.5H20"),
        Symbol(name: "line.3.horizontal.decrease", strokes: "M4 6.5H20M7 12H17M10 17.5H14"),
        Symbol(
            name: "slider.horizontal.3",
            strokes: "M4 7H9M15 7H20M4 17H12M18 17H20" + circle(12, 7, 2.5) + circle(15, 17, 2.5)),
        Symbol(name: "plus", strokes: "M12 4.5V19.5M4.5 12H19.5"),
        Symbol(name: "minus", strokes: "M4.5 12H19.5"),
        Symbol(name: "plus.circle", strokes: ring + "M12 8V16M8 12H16"),
        Symbol(name: "plus.circle.fill", fills: disc, cuts: "M12 7.5V16.5M7.5 12H16.5"),
        Symbol(name: "minus.circle", strokes: ring + "M8 12H16"),
        Symbol(name: "minus.circle.fill", fills: disc, cuts: "M7.5 12H16.5"),
        Symbol(name: "xmark", strokes: "M5.75 5.75L18.25 18.25M18.25 5.75L5.75 18.25"),
        Symbol(name: "xmark.circle", strokes: ring + "M9 9L15 15M15 9L9 15"),
        Symbol(name: "xmark.circle.fill", fills: disc, cuts: "M8.75 8.75L15.25 15.25M15.25 8.75L8.75 15.25"),
        Symbol(name: "checkmark", strokes: "M4.5 12.75L9.5 17.75L19.5 6.75"),
        Symbol(name: "checkmark.2", strokes: "M1.75 13L6.25 17.5L15.25 7M11.25 16.5L12.25 17.5L22 7"),
        Symbol(name: "checkmark.circle", strokes: ring + "M8 12.25L11 15.25L16.25 9.25"),
        Symbol(name: "checkmark.circle.fill", fills: disc, cuts: "M7.75 12.5L10.75 15.5L16.5 9"),
        Symbol(name: "circle", strokes: ring),
        Symbol(name: "circle.fill", fills: disc),
        Symbol(
            name: "circle.dotted",
            strokes:
                "M12 3V3.01M18.4 5.6V5.61M21 12V12.01M18.4 18.4V18.41M12 21V21.01M5.6 18.4V18.41M3 12V12.01M5.6 5.6V5.61"
        ),
        Symbol(name: "clock", strokes: ring + "M12 7V12.25L15.5 14.25"),
        Symbol(name: "clock.fill", fills: disc, cuts: "M12 7V12.25L15.5 14.25"),
        Symbol(name: "exclamationmark", fills: circle(12, 19, 1.4), strokes: "M12 4.5V14.5"),
        Symbol(name: "exclamationmark.circle", fills: circle(12, 16.4, 1.2), strokes: ring + "M12 7.25V13"),
        Symbol(name: "exclamationmark.circle.fill", fills: disc, cuts: "M12 7V12.75M12 16.5V16.51"),
        Symbol(
            name: "exclamationmark.triangle", fills: circle(12, 17, 1.1),
            strokes:
                "M10.3 4.5L2.9 17.5A2 2 0 0 0 4.6 20.5H19.4A2 2 0 0 0 21.1 17.5L13.7 4.5A2 2 0 0 0 10.3 4.5ZM12 9.5V13.5"
        ),
        Symbol(name: "info.circle", fills: circle(12, 7.8, 1.2), strokes: ring + "M12 11.25V16.5"),
        Symbol(
            name: "questionmark.circle", fills: circle(12, 16.9, 1.1),
            strokes: ring + "M9.6 9.4A2.5 2.5 0 1 1 13.4 11.6C12.4 12.2 12 12.7 12 13.7"),
        Symbol(name: "ellipsis", fills: circle(5.5, 12, 1.7) + circle(12, 12, 1.7) + circle(18.5, 12, 1.7)),
        Symbol(
            name: "ellipsis.circle", fills: circle(8, 12, 1.15) + circle(12, 12, 1.15) + circle(16, 12, 1.15),
            strokes: ring),
        Symbol(name: "magnifyingglass", strokes: circle(10.5, 10.5, 6.5) + "M15.4 15.4L20.5 20.5"),
        Symbol(name: "number", strokes: "M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5"),
        Symbol(
            name: "at",
            strokes: circle(12, 12, 3.75) + "M15.75 8.5V13.25A2.5 2.5 0 0 0 20.75 13.25V12A8.75 8.75 0 1 0 17 19.2"),
        Symbol(name: "nosign", strokes: ring + "M5.75 5.75L18.25 18.25"),
        Symbol(
            name: "star",
            strokes: "M12 3.5L14.6 8.9L20.5 9.7L16.2 13.8L17.3 19.7L12 16.8L6.7 19.7L7.8 13.8L3.5 9.7L9.4 8.9Z"),
        Symbol(
            name: "star.fill",
            fills: "M12 2.75L14.85 8.6L21.25 9.5L16.6 14L17.7 20.4L12 17.35L6.3 20.4L7.4 14L2.75 9.5L9.15 8.6Z"),
        Symbol(
            name: "heart",
            strokes:
                "M12 20C5.5 15.8 3.25 12.4 3.25 9A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 20.75 9C20.75 12.4 18.5 15.8 12 20Z"),
        Symbol(
            name: "heart.fill",
            fills:
                "M12 20.75C5 16.4 2.5 12.7 2.5 9A5.2 5.2 0 0 1 12 6.1A5.2 5.2 0 0 1 21.5 9C21.5 12.7 19 16.4 12 20.75Z"),
        Symbol(name: "bolt", strokes: "M13 3L5 13.5H11L10.5 21L19 10.5H12.5Z"),
        Symbol(name: "flag", strokes: "M5.5 21V4M5.5 4.5C9 2.75 12 6.25 18.5 4.5V14C12 15.75 9 12.25 5.5 14"),
        Symbol(name: "bookmark", strokes: "M6.5 4H17.5V20.5L12 16L6.5 20.5Z"),
        Symbol(name: "bookmark.fill", fills: "M5.75 3.25H18.25V21.75L12 16.75L5.75 21.75Z"),
    ]
}
