import Foundation

extension UICollectionView {
    /// Fills cells of one class with items of one type.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = "registration." + UUID().uuidString
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Fills headers, footers and the like of one class.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void
        let identifier = "registration." + UUID().uuidString
        let elementKind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if reuse.cellClasses[registration.identifier] == nil { reuse.cellClasses[registration.identifier] = Cell.self }
        let cell = dequeueCell(registration.identifier) as! Cell
        cell.collectionView = self
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = registration.elementKind + "|" + registration.identifier
        if reuse.viewClasses[key] == nil { reuse.viewClasses[key] = Supplementary.self }
        let view = dequeueView(registration.elementKind, registration.identifier) as! Supplementary
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
