import UIKit
import XCTest

@preconcurrency @MainActor final class UndoManagerTests: XCTestCase {
    @MainActor private final class Draft {
        let undo = UndoManager()
        var text = "" {
            didSet {
                undo.registerUndo(withTarget: self) { [oldValue] in $0.text = oldValue }
            }
        }
    }

    func testUndoTakesBackAndRedoBringsAgain() {
        let draft = Draft()
        draft.text = "a"
        draft.text = "ab"
        draft.undo.undo()
        XCTAssertEqual(draft.text, "a")
        XCTAssertTrue(draft.undo.canRedo)
        draft.undo.redo()
        XCTAssertEqual(draft.text, "ab")
        draft.undo.undo()
        draft.undo.undo()
        XCTAssertEqual(draft.text, "")
        XCTAssertFalse(draft.undo.canUndo)
    }

    func testNewEditForgetsWhatWasUndone() {
        let draft = Draft()
        draft.text = "a"
        draft.undo.undo()
        draft.text = "b"
        XCTAssertFalse(draft.undo.canRedo)
    }

    func testGroupIsOneStep() {
        let draft = Draft()
        draft.undo.beginUndoGrouping()
        draft.text = "a"
        draft.text = "b"
        draft.undo.endUndoGrouping()
        draft.undo.setActionName("Typing")
        XCTAssertEqual(draft.undo.undoActionName, "Typing")
        draft.undo.undo()
        XCTAssertEqual(draft.text, "")
    }
}
