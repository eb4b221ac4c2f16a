import Foundation

/// Names an element of a collection view.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    init(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath, kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: self = .cell(path)
        case .supplementaryView: self = .supplementary(kind, path)
        case .decorationView: self = .decoration(kind, path)
        }
    }

    var indexPath: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    func moved(to path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}

/// What a collection view remembers between layouts, apart from its items.
@MainActor final class CollectionState {
    struct Live {
        var view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
    }

    var isLoaded = false
    var isLayoutValid = false
    var isLayingOut = false
    var laidOutSize = CGSize(width: -1, height: -1)
    var hasLaidOut = false
    var openUpdates = 0
    var changes = BatchChanges()
    var live: [CollectionElement: Live] = [:]
    var orthogonal: [Int: UIScrollView] = [:]
    var selected: [Int] = []
    var focused: Int?
    weak var highlighted: UICollectionViewCell?
    weak var hovered: UICollectionViewCell?
    weak var reconfiguring: UICollectionViewCell?
    var prefetched: Set<IndexPath> = []
    var moving: IndexPath?
    var movingTarget: IndexPath?
    /// A jump that waits for the first layout.
    var pendingReveal: (IndexPath, UICollectionView.ScrollPosition)?
    var listSwipe: CollectionSwipe?
}

/// The classes registered with a collection view and the views that wait for another element.
@MainActor final class CollectionReuse {
    var cellClasses: [String: UICollectionViewCell.Type] = [:]
    var viewClasses: [String: UICollectionReusableView.Type] = [:]
    var cells: [String: [UICollectionViewCell]] = [:]
    var views: [String: [UICollectionReusableView]] = [:]
    static let limit = 48
}
