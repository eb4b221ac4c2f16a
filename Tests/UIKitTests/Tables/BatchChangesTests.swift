@testable import UIKit
import XCTest

/// Batches against a plain array: identities go through the same changes both ways.
@preconcurrency @MainActor final class BatchChangesTests: XCTestCase {
    func testRandomBatchesAgreeWithAnArray() throws {
        var random = SeededRandom(seed: 3)
        for round in 0..<2_000 {
            let old = (0..<Int.random(in: 1...3, using: &random)).map { section in
                (0..<Int.random(in: 0...6, using: &random)).map { section * 100 + $0 }
            }
            var changes = BatchChanges()
            var new: [[Int?]] = []
            // Sections first: each stays or goes.
            for (section, rows) in old.enumerated() {
                if Int.random(in: 0..<6, using: &random) == 0 {
                    changes.deletedSections.insert(section)
                    continue
                }
                var left: [Int?] = []
                for (row, id) in rows.enumerated() {
                    if Int.random(in: 0..<4, using: &random) == 0 {
                        changes.deleted.insert(IndexPath(row: row, section: section))
                    } else {
                        left.append(id)
                    }
                }
                new.append(left)
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                let place = Int.random(in: 0...new.count, using: &random)
                new.insert([nil, nil], at: place)
                changes.insertedSections.insert(place)
            }
            for section in new.indices where !changes.insertedSections.contains(section) {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    new[section].insert(nil, at: Int.random(in: 0...new[section].count, using: &random))
                }
                for (row, id) in new[section].enumerated() where id == nil {
                    changes.inserted.insert(IndexPath(row: row, section: section))
                }
            }
            let result = try changes.apply(from: old.map(\.count), to: new.map(\.count))
            let mapped = result.map { section in
                section.items.map { origin -> Int? in
                    if case .kept(let path) = origin { old[path.section][path.row] } else { nil }
                }
            }
            XCTAssertEqual(mapped, new, "round \(round)")
        }
    }

    func testMovesAndReloads() throws {
        var changes = BatchChanges()
        changes.moved = [(IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 0))]
        changes.reloaded = [IndexPath(row: 1, section: 0)]
        let result = try changes.apply(from: [4], to: [4])
        XCTAssertEqual(
            result[0].items,
            [
                .kept(IndexPath(row: 3, section: 0)), .kept(IndexPath(row: 0, section: 0)),
                .reloaded(IndexPath(row: 1, section: 0)), .kept(IndexPath(row: 2, section: 0)),
            ])
    }

    func testAWrongCountIsSaidInNumbers() {
        var changes = BatchChanges()
        changes.inserted = [IndexPath(row: 0, section: 0)]
        XCTAssertThrowsError(try changes.apply(from: [0], to: [2])) { error in
            XCTAssertTrue("\(error)".contains("section 0 has 2 items after the update; it had 0"), "\(error)")
        }
    }
}
