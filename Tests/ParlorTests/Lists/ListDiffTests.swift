import Foundation
import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("Steps from one list to another")
struct ListDiffTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var value = 0
    }

    @Test func anItemThatGoesToTheTopIsOneMoveThatCarriesTheNewValue() {
        let old = (1...40).map { Item(id: $0) }
        let new = [Item(id: 30, value: 7)] + old.filter { $0.id != 30 }
        let steps = ListDiff.changes(from: old, to: new)
        #expect(
            steps == [
                .move(Item(id: 30, value: 7), fromIndex: IndexPath(listIndex: 29), toIndex: IndexPath(listIndex: 0))
            ])
    }

    @Test func anItemThatChangesInPlaceIsOneUpdate() {
        let steps = ListDiff.changes(from: [Item(id: 1), Item(id: 2)], to: [Item(id: 1), Item(id: 2, value: 5)])
        #expect(steps == [.update(Item(id: 2, value: 5), index: IndexPath(listIndex: 1))])
    }

    @Test func equalListsNeedNoSteps() {
        #expect(ListDiff.changes(from: [Item(id: 1)], to: [Item(id: 1)]).isEmpty)
    }

    /// Whatever two lists are, doing what the steps say to the old one gives the new one.
    @Test(arguments: 0..<200)
    func stepsLeadFromOldToNew(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let old = (0..<Int.random(in: 0...12, using: &random)).map { Item(id: $0) }
        var new =
            old.filter { _ in Bool.random(using: &random) }
            + [Item(id: 100), Item(id: 101)].prefix(Int.random(in: 0...2, using: &random))
        for index in new.indices where Bool.random(using: &random) { new[index].value += 1 }
        if Bool.random(using: &random) { new.shuffle(using: &random) }
        #expect(apply(ListDiff.changes(from: old, to: new), to: old) == new)
    }

    private func apply(_ steps: [ListChange<Item>], to old: [Item]) -> [Item] {
        var gone: Set<Int> = []
        var placed: [Int: Item] = [:]
        var updates: [Int: Item] = [:]
        for step in steps {
            switch step {
            case .remove(_, let index): gone.insert(index[1])
            case .move(let item, let from, let to):
                gone.insert(from[1])
                placed[to[1]] = item
            case .insert(let item, let index): placed[index[1]] = item
            case .update(let item, let index): updates[index[1]] = item
            }
        }
        var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
        var result: [Item] = []
        while !rest.isEmpty || placed[result.count] != nil {
            result.append(placed[result.count] ?? rest.removeFirst())
        }
        for (index, item) in updates { result[index] = item }
        return result
    }
}
