extension SymbolCatalogue {
    static let arrows: [Symbol] = [
        Symbol(name: "chevron.left", strokes: "M15 5L8 12L15 19"),
        Symbol(name: "chevron.backward", strokes: "M15 5L8 12L15 19"),
        Symbol(name: "chevron.right", strokes: "M9 5L16 12L9 19"),
        Symbol(name: "chevron.forward", strokes: "M9 5L16 12L9 19"),
        Symbol(name: "chevron.down", strokes: "M5 9L12 16L19 9"),
        Symbol(name: "chevron.up", strokes: "M5 15L12 8L19 15"),
        Symbol(name: "arrow.up", strokes: "M12 19.5V5M5.5 11.5L12 5L18.5 11.5"),
        Symbol(name: "arrow.down", strokes: "M12 4.5V19M5.5 12.5L12 19L18.5 12.5"),
        Symbol(name: "arrow.left", strokes: "M19.5 12H5M11.5 5.5L5 12L11.5 18.5"),
        Symbol(name: "arrow.right", strokes: "M4.5 12H19M12.5 5.5L19 12L12.5 18.5"),
        Symbol(name: "arrow.down.to.line", strokes: "M12 3.5V15.5M6.5 10.5L12 16L17.5 10.5M5 20.5H19"),
        Symbol(name: "arrow.up.circle", strokes: ring + "M12 16.5V8M8.25 11.5L12 7.75L15.75 11.5"),
        Symbol(name: "arrow.up.circle.fill", fills: disc, cuts: "M12 17V7.75M7.75 11.5L12 7.25L16.25 11.5"),
        Symbol(name: "arrow.down.circle", strokes: ring + "M12 7.5V16M8.25 12.5L12 16.25L15.75 12.5"),
        Symbol(name: "arrow.down.circle.fill", fills: disc, cuts: "M12 7V16.25M7.75 12.5L12 16.75L16.25 12.5"),
        Symbol(name: "arrow.clockwise", strokes: "M19.5 12A7.5 7.5 0 1 1 17 6.4L19.5 8.7M19.5 3.9V8.7H14.7"),
        Symbol(name: "arrow.counterclockwise", strokes: "M4.5 12A7.5 7.5 0 1 0 7 6.4L4.5 8.7M4.5 3.9V8.7H9.3"),
        Symbol(
            name: "arrowshape.turn.up.left", strokes: "M9.5 5L3.75 10.75L9.5 16.5M4 10.75H13A7 7 0 0 1 20 17.75V19.5"),
        Symbol(
            name: "arrowshape.turn.up.right",
            strokes: "M14.5 5L20.25 10.75L14.5 16.5M20 10.75H11A7 7 0 0 0 4 17.75V19.5"),
        Symbol(
            name: "square.and.arrow.up",
            strokes:
                "M12 15V3.5M8 7.25L12 3.25L16 7.25M8 10H7A2 2 0 0 0 5 12V18.5A2 2 0 0 0 7 20.5H17A2 2 0 0 0 19 18.5V12A2 2 0 0 0 17 10H16"
        ),
        Symbol(
            name: "rectangle.portrait.and.arrow.right",
            strokes: "M13.5 4H7A2 2 0 0 0 5 6V18A2 2 0 0 0 7 20H13.5M10.5 12H20.5M17 8.25L20.75 12L17 15.75"),
        Symbol(
            name: "arrow.up.left.and.arrow.down.right",
            strokes: "M10 10L4.5 4.5M4.5 9V4.5H9M14 14L19.5 19.5M19.5 15V19.5H15"),
    ]
}
