import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        package static let open = ActivityType("org.parlor.activity.open")
        package static let save = ActivityType("org.parlor.activity.save")
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public enum Category: Int, Sendable { case action, share }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// Offers what a desktop can do with texts, links, pictures and files: copy, open, save, and the app's own activities.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, ActionSheetContent {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true
    private let given: [Any]
    /// Items that are made on demand are made when the list opens.
    private lazy var items: [Any] = given.map { item in
        (item as? any UIActivityItemSource).flatMap { $0.activityViewController(self, itemForActivityType: nil) }
            ?? item
    }
    private let activities: [UIActivity]
    private let card = AlertView()

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        given = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { nil }

    override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        ActionSheetPresentation(presentedViewController: self, presenting: presenting)
    }

    open override func loadView() { view = card }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let choices = choices
        card.onChoice = { [weak self] action in
            self?.dismiss(animated: true) { action.handler?(action) }
        }
        card.show(AlertContent(isSheet: true, title: subject, actions: choices))
    }

    private var subject: String? {
        items.lazy.compactMap { ($0 as? URL)?.lastPathComponent ?? ($0 as? String).map { String($0.prefix(60)) } }.first
    }

    private var choices: [UIAlertAction] {
        let excluded = Set(excludedActivityTypes ?? [])
        func choice(_ title: String, _ type: UIActivity.ActivityType, _ work: @escaping () -> Void) -> UIAlertAction? {
            excluded.contains(type)
                ? nil
                : UIAlertAction(title: title, style: .default) { [self] _ in
                    work()
                    completionWithItemsHandler?(type, true, nil, nil)
                }
        }
        let urls = items.compactMap { $0 as? URL }, files = urls.filter(\.isFileURL)
        let pictures = items.compactMap { $0 as? UIImage }
        var all: [UIAlertAction?] = [choice("Copy", .copyToPasteboard, copy)]
        if let url = urls.first {
            all.append(choice(url.isFileURL ? "Open" : "Open link", .open) { UIApplication.shared.open(url) })
        }
        if let file = files.first { all.append(choice("Save as…", .save) { FileActions.save(file) }) }
        if let picture = pictures.first { all.append(choice("Save as…", .saveToCameraRoll) { Self.save(picture) }) }
        all += activities.filter { $0.canPerform(withActivityItems: items) }.map { activity in
            UIAlertAction(title: activity.activityTitle, style: .default) { [self] _ in
                activity.prepare(withActivityItems: items)
                activity.perform()
                completionWithItemsHandler?(activity.activityType, true, nil, nil)
            }
        }
        return all.compactMap { $0 } + [
            UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in
                completionWithItemsHandler?(nil, false, nil, nil)
            }
        ]
    }

    private func copy() {
        let pasteboard = UIPasteboard.general
        if let picture = items.lazy.compactMap({ $0 as? UIImage }).first { return pasteboard.image = picture }
        let urls = items.compactMap { $0 as? URL }
        if !urls.isEmpty { return pasteboard.urls = urls }
        pasteboard.string = items.compactMap { $0 as? String }.joined(separator: "\n")
    }

    private static func save(_ picture: UIImage) {
        FileChooser.save(title: "Save", suggestedName: "Picture.png") { target in
            if let target { try? picture.pngData()?.write(to: target) }
        }
    }

    // MARK: ActionSheetContent

    func size(width: CGFloat, isPopover: Bool) -> CGSize {
        loadViewIfNeeded()
        card.hidesCancel = isPopover
        return CGSize(width: width, height: card.height(forWidth: width))
    }

    func cancelledByReader() {
        dismiss(animated: true) { [self] in completionWithItemsHandler?(nil, false, nil, nil) }
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        guard key.isOnly(.escape) else { return super.handleKey(key) }
        cancelledByReader()
        return true
    }
}

/// Gives an item when it is asked for.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}
