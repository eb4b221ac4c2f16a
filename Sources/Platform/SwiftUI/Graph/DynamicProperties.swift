@_spi(Reflection) import Swift

/// A property wrapper that takes part in the graph, such as `State`, or a struct of such wrappers.
public protocol DynamicProperty {
    /// Called before `body` is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A wrapper whose storage lives in the node, one slot for each place in the tree.
package protocol LinkedProperty: DynamicProperty {
    @MainActor mutating func link(to slot: PropertySlot)
}

/// A wrapper whose value a parent cannot change by making a new view value, so comparisons leave it out.
package protocol NodeOwnedProperty: LinkedProperty {}

/// A wrapper that makes an object, or follows one.
package protocol ObjectKeepingProperty {}

/// The storage of one property wrapper of one node.
@MainActor
package final class PropertySlot {
    package let node: WeakNodeReference
    package var storage: AnyObject?

    init(node: Node) { self.node = WeakNodeReference(node) }
}

/// A weak reference that can be shared by the storages of a node.
@MainActor
package final class WeakNodeReference {
    package private(set) weak var node: Node?
    init(_ node: Node) { self.node = node }
}

/// Storage that depends on the environment: answers whether what it reads has changed.
@MainActor
package protocol EnvironmentDependentStorage: AnyObject {
    func environmentDidChange(to environment: EnvironmentValues) -> Bool
}

/// The dynamic properties of one node: where they are in the view value, and their slots.
@MainActor
final class DynamicProperties {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

    private let fields: [Field]
    private var slots: [PropertySlot] = []

    init(of type: Any.Type) {
        if let known = Self.fieldsByType[ObjectIdentifier(type)] {
            fields = known
        } else {
            fields = Self.findFields(of: type, at: 0)
            Self.fieldsByType[ObjectIdentifier(type)] = fields
        }
    }

    static func areFound(in type: Any.Type) -> Bool { !DynamicProperties(of: type).fields.isEmpty }

    /// Connects the wrappers in a fresh view value with their slots.
    func link<V>(_ view: inout V, to node: Node) {
        guard !fields.isEmpty else { return }
        if slots.isEmpty { slots = fields.map { _ in PropertySlot(node: node) } }
        forEachField(of: &view) { type, pointer, slot in
            guard let linked = type as? any LinkedProperty.Type else { return }
            Self.link(linked, pointer, slot)
        }
    }

    /// Calls `update()` of the customer's own dynamic properties.
    func update<V>(_ view: inout V) {
        guard !fields.isEmpty else { return }
        forEachField(of: &view) { type, pointer, _ in
            if !(type is any LinkedProperty.Type) { Self.update(type, pointer) }
        }
    }

    func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        var changed = false
        for slot in slots {
            guard let storage = slot.storage as? any EnvironmentDependentStorage else { continue }
            if storage.environmentDidChange(to: environment) { changed = true }
        }
        return changed
    }

    func unlink() { slots = [] }

    /// Whether there are objects that live as long as their place and follow what happens elsewhere.
    var keepObjects: Bool { fields.contains { $0.type is any ObjectKeepingProperty.Type } }

    private func forEachField<V>(
        of view: inout V, _ body: (any DynamicProperty.Type, UnsafeMutableRawPointer, PropertySlot) -> Void
    ) {
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (field, slot) in zip(fields, slots) { body(field.type, base + field.offset, slot) }
        }
    }

    private static func link<P: LinkedProperty>(_: P.Type, _ pointer: UnsafeMutableRawPointer, _ slot: PropertySlot) {
        pointer.assumingMemoryBound(to: P.self).pointee.link(to: slot)
    }

    private static func update<P: DynamicProperty>(_: P.Type, _ pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: P.self).pointee.update()
    }

    /// Inner wrappers come before the struct that holds them, so that its `update()` finds them linked.
    private static func findFields(of type: Any.Type, at base: Int) -> [Field] {
        guard !(type is AnyClass) else { return [] }
        var found: [Field] = []
        let carries = type is any PropertyCarrier.Type
        _forEachField(of: type) { _, offset, fieldType, _ in
            guard let property = fieldType as? any DynamicProperty.Type else {
                if carries { found += findFields(of: fieldType, at: base + offset) }
                return true
            }
            if !(property is any LinkedProperty.Type) { found += findFields(of: fieldType, at: base + offset) }
            found.append(Field(offset: base + offset, type: property))
            return true
        }
        return found
    }
}
