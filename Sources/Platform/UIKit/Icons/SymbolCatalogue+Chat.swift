extension SymbolCatalogue {
    private static let bubble =
        "M6.5 4H17.5A3.5 3.5 0 0 1 21 7.5V13.5A3.5 3.5 0 0 1 17.5 17H11.5L7 20.75V17H6.5A3.5 3.5 0 0 1 3 13.5V7.5A3.5 3.5 0 0 1 6.5 4Z"
    private static let bell = "M12 3.25A6 6 0 0 1 18 9.25V13.5L19.75 17.25H4.25L6 13.5V9.25A6 6 0 0 1 12 3.25Z"
    private static let pin = "M8.5 3.5H15.5M9.75 3.5V9.25L6.75 13.75H17.25L14.25 9.25V3.5M12 13.75V21"
    private static let plane = "M20.75 3.25L3.5 9.25L10.75 13.25L14.75 20.5Z"

    static let chat: [Symbol] = [
        Symbol(name: "paperplane", strokes: plane + "M20.5 3.5L10.75 13.25"),
        Symbol(name: "paperplane.fill", fills: "M2.75 9.4L21.5 2.5L14.6 21.25L10.8 13.2Z", cuts: "M20 4L10.8 13.2"),
        Symbol(
            name: "face.smiling", fills: circle(8.9, 9.9, 1.2) + circle(15.1, 9.9, 1.2),
            strokes: ring + "M8 14.25C9.6 16.9 14.4 16.9 16 14.25"),
        Symbol(name: "bubble.left", strokes: bubble),
        Symbol(name: "bubble.left.fill", fills: bubble),
        Symbol(
            name: "bubble.left.and.bubble.right",
            strokes:
                "M5.5 3.5H12.5A2.75 2.75 0 0 1 15.25 6.25V9A2.75 2.75 0 0 1 12.5 11.75H8.75L5.25 14.5V11.75A2.5 2.5 0 0 1 2.75 9.25V6.25A2.75 2.75 0 0 1 5.5 3.5ZM18.25 8.5A3 3 0 0 1 21.25 11.5V14.5A2.75 2.75 0 0 1 18.75 17.25V20.5L14.75 17.25H12A2.75 2.75 0 0 1 9.5 15.25"
        ),
        Symbol(
            name: "quote.bubble",
            fills: circle(9.2, 11, 1.3) + circle(14.4, 11, 1.3),
            strokes: bubble + "M10.4 10.8C10.4 9.4 10 8.8 9 8.2M15.6 10.8C15.6 9.4 15.2 8.8 14.2 8.2"),
        Symbol(name: "bell", strokes: bell + "M9.75 20.25C10.75 21.4 13.25 21.4 14.25 20.25"),
        Symbol(
            name: "bell.slash",
            strokes:
                "M8.2 4.6A6 6 0 0 1 18 9.25V13.5M15.5 17.25H4.25L6 13.5V8.5M9.75 20.25C10.75 21.4 13.25 21.4 14.25 20.25M3.75 3.75L20.25 20.25"
        ),
        Symbol(name: "pin", strokes: pin, turn: 40),
        Symbol(
            name: "pin.fill", fills: "M8 3H16V4.5H15V9L18 13.5V14.5H6V13.5L9 9V4.5H8Z", strokes: "M12 14V21", turn: 40),
        Symbol(name: "pin.slash", strokes: pin + "M2.5 5.5L21.5 18.5", turn: 40),
        Symbol(
            name: "square.and.pencil",
            strokes:
                "M11 4.75H6.75A2.75 2.75 0 0 0 4 7.5V17.25A2.75 2.75 0 0 0 6.75 20H16.5A2.75 2.75 0 0 0 19.25 17.25V13M9.5 14.5L10.25 11.25L18 3.5A1.77 1.77 0 0 1 20.5 6L12.75 13.75Z"
        ),
        Symbol(
            name: "pencil", strokes: "M4 20L5.1 15.3L16.3 4.1A2.05 2.05 0 0 1 19.9 7.7L8.7 18.9ZM13.75 6.75L17.25 10.25"
        ),
        Symbol(
            name: "trash",
            strokes:
                "M4 6.75H20M9 6.5V4.75A1.25 1.25 0 0 1 10.25 3.5H13.75A1.25 1.25 0 0 1 15 4.75V6.5M6 7L6.9 18.7A2 2 0 0 0 8.9 20.5H15.1A2 2 0 0 0 17.1 18.7L18 7M10 11V16.25M14 11V16.25"
        ),
        Symbol(
            name: "paperclip",
            strokes:
                "M16.75 7.5V16A4.75 4.75 0 0 1 7.25 16V6.75A3.25 3.25 0 0 1 13.75 6.75V15.5A1.75 1.75 0 0 1 10.25 15.5V8",
            turn: 40),
        Symbol(
            name: "link",
            strokes:
                "M10 14A4 4 0 0 0 15.7 14L19.2 10.5A4 4 0 0 0 13.5 4.8L12.25 6M14 10A4 4 0 0 0 8.3 10L4.8 13.5A4 4 0 0 0 10.5 19.2L11.75 18"
        ),
        Symbol(
            name: "doc",
            strokes:
                "M13.5 3.5H7.5A2 2 0 0 0 5.5 5.5V18.5A2 2 0 0 0 7.5 20.5H16.5A2 2 0 0 0 18.5 18.5V8.5ZM13.5 3.5V8.5H18.5"
        ),
        Symbol(
            name: "doc.text",
            strokes:
                "M13.5 3.5H7.5A2 2 0 0 0 5.5 5.5V18.5A2 2 0 0 0 7.5 20.5H16.5A2 2 0 0 0 18.5 18.5V8.5ZM13.5 3.5V8.5H18.5M9 12.5H15M9 16H15"
        ),
        Symbol(
            name: "doc.on.doc",
            strokes:
                "M10.5 8H17.5A2 2 0 0 1 19.5 10V18.5A2 2 0 0 1 17.5 20.5H10.5A2 2 0 0 1 8.5 18.5V10A2 2 0 0 1 10.5 8ZM15.5 7.75V5.5A2 2 0 0 0 13.5 3.5H6.5A2 2 0 0 0 4.5 5.5V14A2 2 0 0 0 6.5 16H8.25"
        ),
        Symbol(
            name: "archivebox",
            strokes: "M4 4.5H20V8.5H4ZM5.25 8.75V17.5A2 2 0 0 0 7.25 19.5H16.75A2 2 0 0 0 18.75 17.5V8.75M10 12.5H14"),
        Symbol(
            name: "hand.thumbsup",
            strokes:
                "M7.5 10.5V20M3.75 11.5A1 1 0 0 1 4.75 10.5H7.5L11 3.5A2.25 2.25 0 0 1 13.5 5.9L13 9.5H18A2 2 0 0 1 20 11.8L18.9 18.1A2.25 2.25 0 0 1 16.7 20H4.75A1 1 0 0 1 3.75 19Z"
        ),
    ]
}
