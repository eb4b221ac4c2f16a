import UIKit

/// The old trick: a table turned upside down, with cells turned back.
final class FlippedTableController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
{
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var messages: [String] = []
    private var heights: [IndexPath: CGFloat] = [:]

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.estimatedRowHeight = 60
        tableView.rowHeight = UITableView.automaticDimension
        tableView.sectionHeaderHeight = 0
        tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        tableView.scrollIndicatorInsets = tableView.contentInset
        tableView.showsVerticalScrollIndicator = false
        tableView.dataSource = self
        tableView.delegate = self
        tableView.prefetchDataSource = self
        tableView.insetsContentViewsToSafeArea = true
        tableView.sectionHeaderTopPadding = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: FlippedTableController.dismissKeyboard))
    }

    private func dismissKeyboard() { view.endEditing(true) }

    func add(_ text: String) {
        messages.insert(text, at: 0)
        tableView.beginUpdates()
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        tableView.endUpdates()
    }

    func remove(at row: Int) {
        messages.remove(at: row)
        tableView.performBatchUpdates { self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade) }
    }

    func refreshVisible() {
        guard let visible = tableView.indexPathsForVisibleRows else { return }
        UIView.performWithoutAnimation { tableView.reloadRows(at: visible, with: .none) }
        tableView.reloadSections(IndexSet(integer: 0), with: .none)
        tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        _ = tableView.visibleCells.compactMap { tableView.indexPath(for: $0) }
        _ = tableView.rectForRow(at: visible[0])
        tableView.selectRow(at: visible.first, animated: false, scrollPosition: .none)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.transform = tableView.transform
        cell.backgroundColor = .clear
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        content.secondaryText = "now"
        content.textProperties.numberOfLines = 0
        content.textProperties.color = .label
        content.imageProperties.cornerRadius = 4
        cell.contentConfiguration = content
        cell.textLabel?.text = messages[indexPath.row]
        cell.detailTextLabel?.text = nil
        cell.imageView?.image = nil
        cell.accessoryView = nil
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Today"
        header?.contentView.backgroundColor = .clear
        return header
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? 60
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        .leastNonzeroMagnitude
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        heights[indexPath] = cell.frame.height
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { if editingStyle == .delete { remove(at: indexPath.row) } }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let path = configuration.identifier as? NSIndexPath,
            let cell = tableView.cellForRow(at: IndexPath(row: path.item, section: path.section))
        else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: cell.contentView, parameters: parameters)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
