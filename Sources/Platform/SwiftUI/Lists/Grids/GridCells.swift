import UIKit

/// Cells in tracks, line by line, all of them at once: one line of a lazy grid, or a grid that does not scroll.
struct GridCells: View, PrimitiveView {
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat
    let rows: [LazyRow]

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        GridCellsNode(view: self, parent: parent, environment: environment)
    }
}

final class GridCellsNode: ViewNode<GridCells> {
    private var nodes: [AnyHashable: RowNode] = [:]
    private let item = GridCellsItem()

    override init(view: GridCells, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        load()
    }

    override var children: [Node] { view.rows.compactMap { nodes[$0.id] } }
    override func makeItems() -> [LayoutItem] { [item] }

    override func update(_ new: GridCells, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        load()
        item.invalidate()
    }

    private func load() {
        var kept: [AnyHashable: RowNode] = [:]
        for row in view.rows where kept[row.id] == nil {
            if let node = nodes.removeValue(forKey: row.id) {
                node.update(row.make, environment: environment)
                kept[row.id] = node
            } else {
                let node = RowNode(make: row.make, parent: self, environment: environment)
                node.onItemsChange = { [weak self] in self?.cellsDidChange() }
                kept[row.id] = node
            }
        }
        for node in nodes.values { node.destroy() }
        nodes = kept
        place()
    }

    private func cellsDidChange() {
        place()
        item.invalidate()
    }

    private func place() {
        item.axis = view.axis
        item.items = view.items
        item.alignment = view.alignment
        item.spacing = view.spacing
        item.setCells(view.rows.compactMap { nodes[$0.id]?.items })
    }
}

/// Lays cells out in tracks. Across the tracks a line is as long as its longest cell.
final class GridCellsItem: LayoutItem {
    var axis = Axis.vertical
    var items: [GridItem] = []
    var alignment = Alignment.center
    var spacing: CGFloat = 0
    private var cells: [OverlayStackItem] = []

    func setCells(_ all: [[LayoutItem]]) {
        cells = all.map { items in
            let cell = OverlayStackItem(alignment: .center)
            cell.setChildren(items)
            cell.container = self
            return cell
        }
        forgetSizes()
    }

    private var across: Axis { axis == .vertical ? .horizontal : .vertical }

    private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
        GridTracks(items, in: proposal[across].flatMap { $0.isFinite ? $0 : nil } ?? 320)
    }

    private func offer(_ track: GridTracks.Track) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.length, height: nil) : ProposedViewSize(width: nil, height: track.length)
    }

    /// The lengths of the lines along the axis.
    private func lines(_ tracks: GridTracks) -> [CGFloat] {
        guard tracks.count > 0 else { return [] }
        return stride(from: 0, to: cells.count, by: tracks.count).map { start in
            (start..<min(start + tracks.count, cells.count)).reduce(0) { longest, index in
                max(longest, cells[index].size(for: offer(tracks.tracks[index - start]))[axis])
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(proposal)
        let lines = lines(tracks)
        let length = lines.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
        let breadth = max(tracks.length, proposal[across].flatMap { $0.isFinite ? $0 : nil } ?? 0)
        return axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        axis == across ? 0...(.infinity) : super.range(along: axis, proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let tracks = tracks(ProposedViewSize(frame.size))
        let slack = max(0, frame.size[across] - tracks.length)
        let lead = alignmentShare * slack
        var along: CGFloat = 0
        for (line, length) in lines(tracks).enumerated() {
            for column in 0..<tracks.count {
                let index = line * tracks.count + column
                guard index < cells.count else { break }
                let track = tracks.tracks[column]
                let room =
                    axis == .vertical
                    ? CGRect(x: lead + track.start, y: along, width: track.length, height: length)
                    : CGRect(x: along, y: lead + track.start, width: length, height: track.length)
                let offer = offer(track)
                let origin = cells[index].origin(
                    in: room.size, alignment: track.alignment ?? alignment, proposal: offer)
                cells[index].place(
                    at: CGPoint(x: frame.minX + room.minX + origin.x, y: frame.minY + room.minY + origin.y).rounded,
                    proposal: offer, on: canvas)
            }
            along += length + spacing
        }
    }

    /// Where tracks stand that do not fill their room.
    private var alignmentShare: CGFloat {
        if axis == .vertical {
            return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        }
        return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }

    override var innerItems: [LayoutItem] { cells }
    override var dumpLabel: String { "Grid" }
}
