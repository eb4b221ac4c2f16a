import Testing

@testable import SwiftUI

/// Everything that a random history may change: lists, conditions, ids, environment, preferences, geometry and layouts.
@Observable private final class World {
    struct Item: Identifiable, Equatable {
        var id: Int
        var text: String
        var kind: Int
        var tags: [String]
    }

    var items: [Item] = []
    var sections: [[Int]] = [[]]
    var mode = 0
    var identity = 0
    var depth = 0
    var usesGrid = false
    var isColumn = true
    var showsLayer = false
    var inset: CGFloat = 0
    var optional: String?
}

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct Tags: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct WorldView: View {
    let world: World

    var body: some View {
        AnyLayout(world.isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout()))
        {
            header
            rows.environment(\.depth, world.depth)
            ForEach(Array(world.sections.enumerated()), id: \.offset) { index, numbers in
                Section(index: index, numbers: numbers, isWide: world.mode == 1)
            }
            Measured(text: world.optional ?? "none").padding(world.inset)
        }
        .overlayPreferenceValue(Tags.self, alignment: .bottomTrailing) { tags in
            Box("tags " + tags.joined(separator: ","), 4, 4)
        }
    }

    @ViewBuilder private var header: some View {
        switch world.mode {
        case 0: Text(verbatim: "zero \(world.items.count)")
        case 1: Box("one", 30, 6).id(world.identity)
        default:
            if let optional = world.optional { Text(verbatim: optional) } else { EmptyView() }
        }
    }

    @ViewBuilder private var rows: some View {
        if world.usesGrid {
            Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 1) {
                ForEach(world.items) { item in
                    GridRow {
                        ItemView(item: item)
                        if item.kind == 1 { Box("cell \(item.id)", 6, 6) }
                    }
                }
            }
        } else {
            ForEach(world.items) { item in
                if item.kind == 2 { AnyView(ItemView(item: item).opacity(0.5)) } else { ItemView(item: item) }
            }
        }
    }
}

private struct ItemView: View {
    let item: World.Item
    @Environment(\.depth) private var depth

    var body: some View {
        HStack(spacing: 1) {
            Text(verbatim: "\(item.text)/\(depth)")
            ForEach(item.tags, id: \.self) { Box("\(item.id) \($0)", 5, 5) }
        }
        .preference(key: Tags.self, value: item.tags)
        .background { if item.kind == 0 { Box("back \(item.id)", width: 0...1000, height: 0...1000) } }
    }
}

private struct Section: View {
    let index: Int
    let numbers: [Int]
    let isWide: Bool
    @State private var widest: CGFloat = 0

    var body: some View {
        VStack(alignment: .trailing, spacing: 1) {
            ForEach(numbers, id: \.self) { number in
                Box("s\(index) \(number)", CGFloat(5 + number % 20), 4)
                    .background {
                        GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                    }
            }
            if isWide { Box("rule \(index)", max(1, widest), 1) }
        }
        .onPreferenceChange(Width.self) { widest = $0 }
        .transformEnvironment(\.depth) { $0 += index }
    }
}

private struct Measured: View {
    let text: String
    @State private var width: CGFloat = 0
    var body: some View {
        Text(verbatim: text)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width.rounded() }) { width = $0 }
            .overlay(alignment: .bottom) { Box("line", width, 1) }
    }
}

/// Repeatable chance.
private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@MainActor
struct TreeFuzzTests {
    /// Twenty batches of sixteen seeds each: 320 histories of nine steps, compared after every third.
    @Test(arguments: 0..<20)
    func anyHistoryEndsInTheTreeOfAFreshEvaluation(batch: UInt64) {
        for seed in (batch * 16)..<(batch * 16 + 16) where !follow(seed) { return }
    }

    private func follow(_ seed: UInt64) -> Bool {
        var dice = Dice(state: seed &* 2_654_435_761 &+ 17)
        let world = World()
        let host = TestHost(width: 500, height: 700) { WorldView(world: world) }
        for step in 0..<9 {
            for _ in 0..<Int.random(in: 1...4, using: &dice) { change(world, step, &dice) }
            host.settle()
            guard step % 3 == 2 else { continue }
            let fresh = TestHost(width: 500, height: 700) { WorldView(world: world) }
            fresh.settle()
            #expect(host.picture == fresh.picture, "seed \(seed), step \(step)")
            guard host.picture == fresh.picture else { return false }
        }
        return true
    }

    private func change(_ world: World, _ step: Int, _ dice: inout Dice) {
        let place = world.items.indices.randomElement(using: &dice)
        let section = Int.random(in: 0..<max(1, world.sections.count), using: &dice)
        switch Int.random(in: 0...17, using: &dice) {
        case 0...3:
            let id = (world.items.map(\.id).max() ?? 0) + 1
            let tags = (0..<Int.random(in: 0...2, using: &dice)).map { "t\($0)" }
            world.items.insert(
                World.Item(id: id, text: "i\(id)", kind: .random(in: 0...3, using: &dice), tags: tags),
                at: .random(in: 0...world.items.count, using: &dice))
        case 4: if let place { world.items.remove(at: place) }
        case 5: world.items.shuffle(using: &dice)
        case 6: if let place { world.items[place].kind = .random(in: 0...3, using: &dice) }
        case 7: if let place { world.items[place].text += "x" }
        case 8: if let place { world.items[place].tags = ["n\(step)"] }
        case 9: world.mode = .random(in: 0...2, using: &dice)
        case 10: world.identity += 1
        case 11: world.depth = .random(in: 0...3, using: &dice)
        case 12: world.usesGrid.toggle()
        case 13: world.isColumn.toggle()
        case 14: world.inset = .random(in: 0...9, using: &dice)
        case 15: world.optional = Bool.random(using: &dice) ? nil : "o\(step)"
        case 16:
            if world.sections.count < 4 { world.sections.append([]) } else { world.sections.removeLast() }
        default:
            guard world.sections.indices.contains(section) else { return }
            let number = step * 10 + world.sections[section].count
            if !world.sections[section].contains(number) {
                world.sections[section].insert(number, at: 0)
            } else {
                world.sections[section].reverse()
            }
        }
    }
}
