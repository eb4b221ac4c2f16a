import SwiftUI
import Testing

@MainActor
struct GridTests {
    @Test func columnsAreAsWideAsTheirWidestCell() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 30, 10)
                }
                GridRow {
                    Box("c", 50, 10)
                    Box("d", 10, 10)
                }
            }
        }
        #expect(host.boxes["a"]!.minX == host.boxes["c"]!.minX)
        #expect(host.boxes["b"]!.minX == host.boxes["d"]!.minX)
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.minX == 60)
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.minY == 15)
    }

    @Test func rowsAreAsHighAsTheirHighestCell() {
        let host = TestHost {
            Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 10, 40)
                }
                GridRow { Box("c", 10, 10) }
            }
        }
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.minY == 40)
    }

    @Test func cellsAreCentredByDefault() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("wide", 60, 30) }
                GridRow { Box("narrow", 20, 10) }
            }
        }
        #expect(host.boxes["narrow"]!.midX == host.boxes["wide"]!.midX)
    }

    @Test func spacingIsTheSystemsWhenNothingIsSaid() {
        let host = TestHost {
            Grid {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                GridRow { Box("c", 10, 10) }
            }
        }
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.maxX == 8)
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.maxY == 8)
    }

    @Test func viewOutsideOfARowTakesTheWholeWidth() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", 60, 10)
                }
                Box("line", width: 0...1000, height: 1...1)
            }
        }
        #expect(host.boxes["line"]!.width == 100)
        #expect(host.boxes["line"]!.minX == host.boxes["a"]!.minX)
    }

    @Test func cellOverTwoColumns() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", 60, 10)
                }
                GridRow { Box("both", width: 0...1000, height: 10...10).gridCellColumns(2) }
            }
        }
        #expect(host.boxes["both"]!.width == 110)
    }

    @Test func cellAfterASpanStandsInTheThirdColumn() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 20, 10)
                    Box("c", 30, 10)
                }
                GridRow {
                    Box("span", 10, 10).gridCellColumns(2)
                    Box("third", 10, 10)
                }
            }
        }
        #expect(host.boxes["third"]!.minX == host.boxes["c"]!.minX)
    }

    @Test func wideSpanWidensItsColumns() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                    Box("c", 10, 10)
                }
                GridRow { Box("span", 50, 10).gridCellColumns(2) }
            }
        }
        #expect(host.boxes["c"]!.minX - host.boxes["a"]!.minX >= 20)
        #expect(host.boxes["span"]!.width == 50)
    }

    @Test func columnHasAnAlignmentOfItsOwn() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", 40, 10).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Box("c", 10, 10)
                    Box("d", 10, 10)
                }
            }
        }
        #expect(host.boxes["c"]!.minX == host.boxes["a"]!.minX)
        #expect(host.boxes["d"]!.maxX == host.boxes["b"]!.maxX)
    }

    @Test func rowHasAnAlignmentOfItsOwn() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Box("a", 10, 40)
                    Box("b", 10, 10)
                }
            }
        }
        #expect(host.boxes["b"]!.maxY == host.boxes["a"]!.maxY)
    }

    @Test func cellIsHeldAtItsAnchor() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("big", 60, 60) }
                GridRow { Box("small", 20, 20).gridCellAnchor(.topTrailing) }
            }
        }
        #expect(host.boxes["small"]!.maxX == host.boxes["big"]!.maxX)
    }

    @Test func unsizedCellTakesNoRoomOfItsOwn() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("a", 40, 10) }
                GridRow { Box("long", width: 0...1000, height: 5...5).gridCellUnsizedAxes(.horizontal) }
            }
        }
        #expect(host.boxes["long"]!.width == 40)
    }

    @Test func flexibleColumnTakesWhatIsLeft() {
        let host = TestHost {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("fixed", 40, 10)
                    Box("flexible", width: 0...1000, height: 10...10)
                }
            }
        }
        #expect(host.boxes["fixed"]!.width == 40)
        #expect(host.boxes["flexible"]!.width == 260)
    }

    @Test func modifierOfARowAppliesToItsCells() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                .padding(5)
            }
        }
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.minX == 20)
    }

    @Test func rowsOfAForEach() {
        let host = TestHost {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { row in
                    GridRow {
                        Box("\(row) name", CGFloat(10 + row * 10), 10)
                        Box("\(row) value", 10, 10)
                    }
                }
            }
        }
        #expect(host.boxes["0 value"]!.minX == host.boxes["2 value"]!.minX)
        #expect(host.boxes["2 name"]!.minY - host.boxes["0 name"]!.minY == 20)
    }

    @Test func rowThatComesAndGoes() {
        func view(_ isShown: Bool) -> some View {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("a", 10, 10) }
                if isShown { GridRow { Box("b", 50, 10) } }
                GridRow { Box("c", 10, 10) }
            }
        }
        let host = TestHost(view(true))
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.minY == 20)
        host.update(view(false))
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.minY == 10)
    }

    @Test func rowOutsideOfAGridIsAGroup() {
        let host = TestHost {
            VStack(spacing: 0) {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
            }
        }
        #expect(host.boxes["b"]!.minY - host.boxes["a"]!.minY == 10)
    }

    @Test func gridOfNothingIsNothing() {
        let host = TestHost {
            VStack(spacing: 0) {
                Grid {}
                Box("a", 10, 10)
            }
        }
        #expect(host.boxes["a"]!.midY == 100)
    }
}
