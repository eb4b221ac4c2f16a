import Testing

@testable import SwiftUI

/// A model that a random history changes, and the tree that shows it.
private final class Garden: ObservableObject {
    struct Plant: Identifiable, Equatable {
        var id: Int
        var name: String
        var isTall: Bool
        var leaves: Int
    }

    @Published var plants: [Plant] = []
    @Published var showsHeader = true
    @Published var isWide = false
    @Published var spacing = 4
}

private struct GardenView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        VStack(alignment: .leading, spacing: CGFloat(garden.spacing)) {
            if garden.showsHeader {
                Text(verbatim: "header \(garden.plants.count)")
            } else {
                Box("plain", 30, 6)
            }
            ForEach(garden.plants) { PlantView(plant: $0, isWide: garden.isWide) }
            if let last = garden.plants.last { Text(verbatim: "last \(last.name)").padding(CGFloat(last.leaves)) }
        }
        .lineSpacing(CGFloat(garden.spacing))
    }
}

private struct PlantView: View {
    let plant: Garden.Plant
    let isWide: Bool
    @Environment(\.lineSpacing) private var spacing

    var body: some View {
        HStack(spacing: 2) {
            Text(verbatim: "\(plant.name)/\(Int(spacing))")
            if isWide { Spacer() }
            Group {
                ForEach(0..<plant.leaves, id: \.self) { leaf in
                    Box("\(plant.id).\(leaf)", 5, plant.isTall ? 20 : 8)
                }
            }
            .opacity(plant.isTall ? 1 : 0.5)
        }
        .frame(height: plant.isTall ? 24 : nil)
        .overlay(alignment: .trailing) { if plant.isTall { Box("mark \(plant.id)", 3, 3) } }
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
struct FuzzTests {
    @Test(arguments: 1...8)
    func randomHistoryEndsInTheTreeOfAFreshEvaluation(seed: UInt64) {
        var dice = Dice(state: seed &* 7919)
        let garden = Garden()
        let host = TestHost(width: 400, height: 900) { GardenView(garden: garden) }
        for step in 0..<30 {
            for _ in 0..<Int.random(in: 1...3, using: &dice) { change(garden, step, &dice) }
            host.settle()
            let fresh = TestHost(width: 400, height: 900) { GardenView(garden: garden) }
            #expect(host.picture == fresh.picture, "seed \(seed), step \(step)")
            guard host.picture == fresh.picture else { return }
        }
    }

    private func change(_ garden: Garden, _ step: Int, _ dice: inout Dice) {
        let place = garden.plants.indices.randomElement(using: &dice)
        switch Int.random(in: 0...9, using: &dice) {
        case 0...2:
            let plant = Garden.Plant(
                id: step * 10 + Int.random(in: 0...9, using: &dice) + garden.plants.count * 1000, name: "p\(step)",
                isTall: .random(using: &dice),
                leaves: .random(in: 0...3, using: &dice))
            garden.plants.insert(plant, at: Int.random(in: 0...garden.plants.count, using: &dice))
        case 3: if let place { garden.plants.remove(at: place) }
        case 4: garden.plants.shuffle(using: &dice)
        case 5: if let place { garden.plants[place].isTall.toggle() }
        case 6: if let place { garden.plants[place].leaves = .random(in: 0...3, using: &dice) }
        case 7: garden.showsHeader.toggle()
        case 8: garden.isWide.toggle()
        default: garden.spacing = .random(in: 0...6, using: &dice)
        }
    }
}
