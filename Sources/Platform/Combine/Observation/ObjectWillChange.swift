import Foundation

/// Finds or makes the one publisher of an observable object.
///
/// It lives in the boxes of the object's `@Published` properties, found by reflection (superclasses too), and so goes
/// with the object. An object without such properties is remembered in a table; without an Objective-C runtime nothing
/// tells us that it went, so dead entries are recognised by their weak reference and swept as the table grows.
enum ObjectWillChange {
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let boxes = publishedBoxes(of: object)
        return lock.withLock {
            let publisher =
                boxes.lazy.compactMap(\.objectWillChange).first ?? table.publisher(of: object, creating: boxes.isEmpty)
            for box in boxes where box.objectWillChange == nil { box.objectWillChange = publisher }
            return publisher
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var table = Table()  // guarded by `lock`

    private static func publishedBoxes(of object: AnyObject) -> [any PublishedBox] {
        var boxes: [any PublishedBox] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                if let published = child.value as? any PublishedProperty { boxes.append(published.erasedBox) }
            }
            mirror = level.superclassMirror
        }
        return boxes
    }

    private struct Table {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var sweepAt = 64

        mutating func publisher(of object: AnyObject, creating remembers: Bool) -> ObservableObjectPublisher {
            guard remembers else { return ObservableObjectPublisher() }
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= sweepAt {
                entries = entries.filter { $0.value.object != nil }
                sweepAt = max(64, entries.count * 2)
            }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            entries[id] = entry
            return entry.publisher
        }
    }
}
