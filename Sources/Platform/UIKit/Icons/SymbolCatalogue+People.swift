extension SymbolCatalogue {
    static let people: [Symbol] = [
        Symbol(
            name: "person",
            strokes: circle(12, 8, 4) + "M4.5 20.25C5.25 16 8.25 14.5 12 14.5C15.75 14.5 18.75 16 19.5 20.25"),
        Symbol(
            name: "person.fill",
            fills: circle(12, 7.75, 4.5) + "M3.75 21C4 16 7.5 14 12 14C16.5 14 20 16 20.25 21Z"),
        Symbol(
            name: "person.2",
            strokes: circle(9, 8.25, 3.5)
                + "M2.75 19.25C3.4 15.6 5.9 14.25 9 14.25C12.1 14.25 14.6 15.6 15.25 19.25M15.5 5A3.5 3.5 0 0 1 15.5 11.5M17.5 14.7C19.6 15.3 20.9 16.7 21.25 19.25"
        ),
        Symbol(
            name: "person.2.fill",
            fills: circle(9, 8, 4) + "M2 20C2.25 15.75 5 14 9 14C13 14 15.75 15.75 16 20Z" + circle(16.8, 8.6, 3)
                + "M17.5 20C17.4 17.3 16.7 15.4 15.4 14.1C19.4 13.6 21.8 15.6 22 20Z"),
        Symbol(
            name: "person.circle",
            strokes: ring + circle(12, 9.75, 3) + "M6.25 18.6C7.1 16.2 9.2 15.1 12 15.1C14.8 15.1 16.9 16.2 17.75 18.6"),
        Symbol(
            name: "person.crop.circle",
            strokes: ring + circle(12, 9.75, 3) + "M6.25 18.6C7.1 16.2 9.2 15.1 12 15.1C14.8 15.1 16.9 16.2 17.75 18.6"),
        Symbol(
            name: "person.badge.plus",
            strokes: circle(10, 8, 3.75)
                + "M3 19.75C3.7 15.8 6.5 14.4 10 14.4C11.4 14.4 12.7 14.6 13.8 15.1M18 14V21M14.5 17.5H21.5"),
        Symbol(
            name: "person.crop.circle.badge.plus",
            strokes: circle(10, 8, 3.75)
                + "M3 19.75C3.7 15.8 6.5 14.4 10 14.4C11.4 14.4 12.7 14.6 13.8 15.1M18 14V21M14.5 17.5H21.5"),
        Symbol(
            name: "eye",
            strokes: "M2.5 12C6.5 4.75 17.5 4.75 21.5 12C17.5 19.25 6.5 19.25 2.5 12Z" + circle(12, 12, 2.75)),
        Symbol(
            name: "eye.slash",
            strokes:
                "M8 6.8C13 5 18.7 7 21.5 12C20.8 13.2 20 14.3 19 15.2M16 17.2C11 19 5.3 17 2.5 12C3.2 10.8 4 9.7 5 8.8M10 10A2.75 2.75 0 0 0 14 14M3.75 3.75L20.25 20.25"
        ),
        Symbol(
            name: "lock",
            strokes:
                "M7 10.5H17A2 2 0 0 1 19 12.5V18.5A2 2 0 0 1 17 20.5H7A2 2 0 0 1 5 18.5V12.5A2 2 0 0 1 7 10.5ZM8 10.25V7.5A4 4 0 0 1 16 7.5V10.25"
        ),
        Symbol(
            name: "lock.fill",
            fills:
                "M7 10H17A2.5 2.5 0 0 1 19.5 12.5V18.75A2.5 2.5 0 0 1 17 21.25H7A2.5 2.5 0 0 1 4.5 18.75V12.5A2.5 2.5 0 0 1 7 10Z",
            strokes: "M8 10.25V7.5A4 4 0 0 1 16 7.5V10.25"),
    ]
}
