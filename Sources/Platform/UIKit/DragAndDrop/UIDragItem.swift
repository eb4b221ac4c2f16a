import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// What only this app knows of it; another app never sees it.
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// How a dragged item looks. The desktop draws its own sign of a drag; the type exists for code that makes one.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public init(view: UIView) {
        self.view = view
        super.init()
    }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with what is over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    public convenience init(dropOperation: UIDropOperation) { self.init(operation: dropOperation) }
}

/// What is known of things that are dragged.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that this app began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drag over this app's windows.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, where this app began it.
    var localDragSession: (any UIDragSession)? { get }
    /// Reads the items as objects, all at once; the completion comes on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Both kinds of session.
final class DragAndDropSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem]
    var localContext: Any?
    weak var window: UIWindow?
    var place = CGPoint.zero
    var localDragSession: (any UIDragSession)?
    var allowsMoveOperation: Bool { true }
    var isRestrictedToDraggingApplication: Bool { false }

    init(items: [UIDragItem], window: UIWindow?) {
        self.items = items
        self.window = window
        super.init()
    }

    func location(in view: UIView) -> CGPoint { window.map { view.convert(place, from: $0) } ?? place }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let wanted = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
        let gathered = Gathered(count: wanted.count, completion)
        if wanted.isEmpty { completion([]) }
        for (index, item) in wanted.enumerated() {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                let carried = Carried(object)
                DispatchQueue.main.async { MainActor.assumeIsolated { gathered.take(carried.object, at: index) } }
            }
        }
        return Progress(totalUnitCount: Int64(wanted.count))
    }

    /// Keeps the order of the items, whichever is read first.
    @MainActor private final class Gathered: Sendable {
        private var objects: [(any NSItemProviderReading)?]
        private var missing: Int
        private let completion: ([any NSItemProviderReading]) -> Void

        init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
            objects = Array(repeating: nil, count: count)
            missing = count
            self.completion = completion
        }

        func take(_ object: (any NSItemProviderReading)?, at index: Int) {
            objects[index] = object
            missing -= 1
            if missing == 0 { completion(objects.compactMap { $0 }) }
        }
    }

    /// A value on its way to the main thread; nobody else keeps it.
    private struct Carried: @unchecked Sendable {
        let object: (any NSItemProviderReading)?
        init(_ object: (any NSItemProviderReading)?) { self.object = object }
    }
}
