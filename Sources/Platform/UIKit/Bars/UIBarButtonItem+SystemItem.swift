import Foundation

extension UIBarButtonItem {
    /// Buttons that look the same in every app.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        /// Shown where there is no picture, and read by a screen reader where there is one.
        var title: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .pageCurl: "Page"
            case .close: "Close"
            }
        }

        private var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "bookmark"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "chevron.left"
            case .fastForward: "chevron.right"
            case .undo: "arrow.counterclockwise"
            case .redo: "arrow.clockwise"
            default: nil
            }
        }

        var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }
    }
}
