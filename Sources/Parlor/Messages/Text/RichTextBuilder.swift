/// Collects runs into paragraphs, and those into the blocks that are open around them.
struct RichTextBuilder {
    enum Container {
        case root, quote, item
        case list(start: Int?)
    }

    private struct Frame {
        var container: Container
        var blocks: [RichText.Block] = []
        var items: [[RichText.Block]] = []

        var isList: Bool { if case .list = container { true } else { false } }
        var isItem: Bool { if case .item = container { true } else { false } }
        var isQuote: Bool { if case .quote = container { true } else { false } }
    }

    private struct Inline {
        var tag: String
        var style: RichText.Style
        var link: RichText.Link?
    }

    private var frames = [Frame(container: .root)]
    private var inlines: [Inline] = []
    private var runs: [RichText.Run] = []
    private var heading: Int?
    private var endsWithSpace = true

    /// Takes in words; white space counts once, as everywhere in HTML.
    mutating func add(_ text: String, linkifier: Linkifier) {
        var collapsed = ""
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" {
                if !endsWithSpace { collapsed += " " }
                endsWithSpace = true
            } else {
                collapsed.unicodeScalars.append(scalar)
                endsWithSpace = false
            }
        }
        guard !collapsed.isEmpty else { return }
        let style = inlines.reduce(into: RichText.Style()) { $0.formUnion($1.style) }
        if let link = inlines.last(where: { $0.link != nil })?.link {
            append(RichText.Run(collapsed, style: style, link: link))
        } else {
            for run in linkifier.runs(of: collapsed, style: style) { append(run) }
        }
    }

    /// Takes in a run as it is.
    mutating func append(_ run: RichText.Run) {
        if let last = runs.last, last.style == run.style, last.link == run.link {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    mutating func lineBreak() {
        if runs.last?.text.hasSuffix(" ") == true { runs[runs.count - 1].text.removeLast() }
        if runs.last?.text.isEmpty == true { runs.removeLast() }
        let style = inlines.reduce(into: RichText.Style()) { $0.formUnion($1.style) }
        append(RichText.Run("\n", style: style, link: inlines.last { $0.link != nil }?.link))
        endsWithSpace = true
    }

    /// Keeps what follows apart from what stands before it in the line, as between the cells of a table.
    mutating func separate() {
        guard !runs.isEmpty else { return }
        append(RichText.Run("\t"))
        endsWithSpace = true
    }

    mutating func begin(_ tag: String, style: RichText.Style = [], link: RichText.Link? = nil) {
        guard inlines.count < HTMLReader.deepest else { return }
        inlines.append(Inline(tag: tag, style: style, link: link))
    }

    mutating func end(_ tag: String) {
        if let index = inlines.lastIndex(where: { $0.tag == tag }) { inlines.remove(at: index) }
    }

    mutating func beginHeading(level: Int) {
        endParagraph()
        heading = level
    }

    mutating func endParagraph() {
        defer {
            runs = []
            heading = nil
            endsWithSpace = true
        }
        while let last = runs.last {
            let trimmed = last.text.trimmedAtEnd
            if trimmed.isEmpty {
                runs.removeLast()
            } else {
                runs[runs.count - 1].text = trimmed
                break
            }
        }
        while let first = runs.first, first.text.hasPrefix("\n") {
            runs[0].text = String(first.text.drop { $0 == "\n" })
            if runs[0].text.isEmpty { runs.removeFirst() }
        }
        guard !runs.isEmpty else { return }
        insert(heading.map { .heading(level: $0, runs) } ?? .paragraph(runs))
    }

    mutating func add(_ block: RichText.Block) {
        endParagraph()
        insert(block)
    }

    mutating func open(_ container: Container) {
        endParagraph()
        guard frames.count < HTMLReader.deepest else { return }
        if case .item = container {} else if frames[frames.count - 1].isList { frames.append(Frame(container: .item)) }
        frames.append(Frame(container: container))
    }

    /// An item closes the one before it; outside of a list it opens one.
    mutating func openItem() {
        endParagraph()
        let inList = frames.lastIndex { $0.isList || $0.isQuote }.map { frames[$0].isList } ?? false
        if inList { closeItem() } else { open(.list(start: nil)) }
        open(.item)
    }

    mutating func closeItem() { close(upTo: { $0.isItem }, within: { $0.isItem }) }
    mutating func closeList() { close(upTo: { $0.isList }, within: { $0.isList || $0.isItem }) }
    mutating func closeQuote() { close(upTo: { $0.isQuote }, within: { _ in true }) }

    mutating func finish() -> [RichText.Block] {
        endParagraph()
        while frames.count > 1 { pop() }
        return frames[0].blocks
    }

    /// Closes the innermost frame that matches, if none lies between that must stay open.
    private mutating func close(upTo matches: (Frame) -> Bool, within passes: (Frame) -> Bool) {
        endParagraph()
        guard let index = frames.lastIndex(where: { matches($0) || !passes($0) }), index > 0, matches(frames[index])
        else { return }
        while frames.count > index { pop() }
    }

    private mutating func insert(_ block: RichText.Block) {
        if frames[frames.count - 1].isList {
            frames[frames.count - 1].items.append([block])
        } else {
            frames[frames.count - 1].blocks.append(block)
        }
    }

    private mutating func pop() {
        let frame = frames.removeLast()
        switch frame.container {
        case .root: frames.append(frame)
        case .quote: if !frame.blocks.isEmpty { insert(.quote(frame.blocks)) }
        case .item:
            guard !frame.blocks.isEmpty else { return }
            if frames[frames.count - 1].isList {
                frames[frames.count - 1].items.append(frame.blocks)
            } else {
                frames[frames.count - 1].blocks += frame.blocks
            }
        case .list(let start):
            if !frame.items.isEmpty { insert(.list(RichTextList(start: start, items: frame.items))) }
        }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while let last = text.last, last == " " || last == "\n" || last == "\t" { text.removeLast() }
        return String(text)
    }
}
