// The files of this folder are screens as chat apps for iOS have them, written as such code is written. Nothing runs them:
// that they compile is the test, of names, labels, types and defaults, and of what may be overridden.

import UIKit

struct ConversationSummary: Hashable, Sendable {
    var id: String
    var title: String
    var preview: String
    var date: Date
    var unread: Int
    var isMuted = false
}

final class ConversationListController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
{
    enum Section: Int, CaseIterable { case pinned, recent }

    private lazy var dataSource = UITableViewDiffableDataSource<Section, ConversationSummary>(tableView: tableView) {
        tableView, indexPath, summary in
        let cell = tableView.dequeueReusableCell(withIdentifier: ConversationCell.identifier, for: indexPath)
        (cell as? ConversationCell)?.configure(with: summary)
        return cell
    }
    private let searchController = UISearchController(searchResultsController: nil)
    private var conversations: [ConversationSummary] = []
    private let emptyLabel = UILabel()

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.backButtonTitle = ""
        definesPresentationContext = true

        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = true
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Search"
        searchController.searchBar.autocapitalizationType = .none
        searchController.searchBar.scopeButtonTitles = ["All", "Unread"]

        tableView.register(ConversationCell.self, forCellReuseIdentifier: ConversationCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 72
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 76, bottom: 0, right: 0)
        tableView.tableFooterView = UIView()
        tableView.keyboardDismissMode = .onDrag
        tableView.backgroundView = emptyLabel
        tableView.allowsMultipleSelectionDuringEditing = true
        dataSource.defaultRowAnimation = .fade

        refreshControl = UIRefreshControl()
        refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refreshControl?.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: animated) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Read all", image: nil, primaryAction: nil, menu: nil),
        ]
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, ConversationSummary>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(conversations.filter(\.isMuted), toSection: .pinned)
        snapshot.appendItems(conversations.filter { !$0.isMuted }, toSection: .recent)
        dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
            self?.emptyLabel.isHidden = self?.conversations.isEmpty == false
        }
    }

    private func reload() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.refreshControl?.endRefreshing()
            self?.apply(animated: true)
        }
    }

    private func compose() {
        let picker = UINavigationController(rootViewController: UIViewController())
        picker.modalPresentationStyle = .formSheet
        present(picker, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard let text = searchController.searchBar.text, !text.isEmpty, searchController.isActive else { return }
        apply(animated: false)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func willPresentSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let summary = dataSource.itemIdentifier(for: indexPath), !tableView.isEditing else { return }
        let conversation = UIViewController()
        conversation.title = summary.title
        conversation.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(conversation, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.conversations.remove(at: indexPath.row)
            self?.apply(animated: true)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        let mute = UIContextualAction(style: .normal, title: nil) { (action, view, done: (Bool) -> Void) in done(true) }
        mute.backgroundColor = .systemIndigo
        let configuration = UISwipeActionsConfiguration(actions: [delete, mute])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(
                title: "",
                children: [
                    UIAction(title: "Pin", image: UIImage(systemName: "pin")) { _ in },
                    UIAction(title: "Leave", attributes: .destructive) { _ in },
                ])
        }
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

final class ConversationCell: UITableViewCell {
    static let identifier = "ConversationCell"

    private let avatar = UIImageView()
    private let titleLabel = UILabel()
    private let previewLabel = UILabel()
    private let dateLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .horizontal)
        return label
    }()
    private let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        selectionStyle = .default
        let background = UIView()
        background.backgroundColor = .systemGray5
        selectedBackgroundView = background
        avatar.contentMode = .scaleAspectFill
        avatar.clipsToBounds = true
        avatar.layer.cornerRadius = 26
        titleLabel.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        previewLabel.numberOfLines = 2
        previewLabel.lineBreakMode = .byTruncatingTail
        let top = UIStackView(arrangedSubviews: [titleLabel, dateLabel])
        top.alignment = .firstBaseline
        let texts = UIStackView(arrangedSubviews: [top, previewLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [avatar, texts, badge])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 52),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatar.image = nil
        previewLabel.attributedText = nil
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.alpha = highlighted ? 0.8 : 1
    }

    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }

    func configure(with summary: ConversationSummary) {
        titleLabel.text = summary.title
        previewLabel.text = summary.preview
        dateLabel.text = DateFormatter.localizedString(from: summary.date, dateStyle: .none, timeStyle: .short)
        badge.isHidden = summary.unread == 0
        accessibilityLabel = "\(summary.title), \(summary.preview)"
    }
}
