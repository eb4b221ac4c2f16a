@testable import SwiftUI

extension TestHost {
    /// The layout items below the window's own, indented, with sizes where they were placed.
    var itemDump: String {
        var lines: [String] = []
        func visit(_ item: LayoutItem, _ depth: Int) {
            let size = item.placement.map { " \(Int($0.frame.width))x\(Int($0.frame.height))" } ?? ""
            lines.append(String(repeating: "  ", count: depth) + item.dumpLabel + size)
            for inner in item.innerItems { visit(inner, depth + 1) }
        }
        // What presents sheets stands around the content: a stack and a frame.
        var item: LayoutItem? = host.view.root?.rootItem
        while let current = item, current.dumpLabel != "FlexibleFrameModifier" { item = current.innerItems.first }
        for inner in item?.innerItems ?? [] { visit(inner, 0) }
        return lines.joined(separator: "\n")
    }

    /// The nodes below that of a certain type, indented.
    func nodeDump(below label: String) -> String {
        var lines: [String] = []
        func visit(_ node: Node, _ depth: Int?) {
            if let depth { lines.append(String(repeating: "  ", count: depth) + node.label) }
            for child in node.children { visit(child, depth.map { $0 + 1 } ?? (node.label == label ? 0 : nil)) }
        }
        visit(host.node, nil)
        return lines.joined(separator: "\n")
    }
}
