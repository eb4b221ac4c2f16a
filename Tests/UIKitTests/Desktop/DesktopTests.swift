import WindowSupport
import XCTest

@preconcurrency @MainActor final class DesktopTests: XCTestCase {
    // MARK: Clipboard

    func testClipboardKeepsTextPicturesAndFiles() throws {
        let test = TestWindow(content: UIView())
        defer { test.close() }
        let pasteboard = UIPasteboard.general
        let before = pasteboard.changeCount
        pasteboard.string = "Hello"
        XCTAssertEqual(pasteboard.string, "Hello")
        XCTAssertGreaterThan(pasteboard.changeCount, before)
        pasteboard.image = picture
        XCTAssertTrue(pasteboard.hasImages)
        XCTAssertFalse(pasteboard.hasStrings)
        let file = try file("a.txt", "content")
        pasteboard.urls = [file]
        XCTAssertEqual(pasteboard.itemProviders.count, 1)
        XCTAssertEqual(pasteboard.url, file)
    }

    private var picture: UIImage? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .red
        return UIImage(data: Data(snapshotPNG(view)))
    }

    private func file(_ name: String, _ content: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent(name)
        try Data(content.utf8).write(to: url)
        return url
    }

    // MARK: Drag and drop

    private final class Target: NSObject, UIDropInteractionDelegate {
        var log: [String] = []
        var files: [URL] = []
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
            session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
            log.append("enter")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
            log.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
            let place = session.location(in: interaction.view!)
            log.append("drop \(Int(place.x)) \(Int(place.y))")
            session.loadObjects(ofClass: URL.self) { self.files = $0.compactMap { $0 as? URL } }
        }
    }

    func testFilesReachTheViewUnderThePointer() throws {
        let target = Target(), content = UIView()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        view.addInteraction(UIDropInteraction(delegate: target))
        content.addSubview(view)
        let test = TestWindow(content: content)
        defer { test.close() }
        let provider = try XCTUnwrap(NSItemProvider(contentsOf: try file("a.png", "x")))
        let drops = test.window.drops
        XCTAssertEqual(drops.enter([provider], at: CGPoint(x: 10, y: 10)), .cancel)
        XCTAssertEqual(drops.move(to: CGPoint(x: 150, y: 120)), .copy)
        XCTAssertEqual(drops.move(to: CGPoint(x: 10, y: 10)), .cancel)
        XCTAssertFalse(drops.drop([provider], at: CGPoint(x: 10, y: 10)))
        XCTAssertTrue(drops.drop([provider], at: CGPoint(x: 150, y: 120)))
        XCTAssertEqual(target.log, ["enter", "exit", "enter", "drop 50 20"])
        XCTAssertTrue(pump(until: { target.files.count == 1 }))
        XCTAssertEqual(target.files.first?.lastPathComponent, "a.png")
    }

    func testProvidersAreReadAsWhatTheyHold() throws {
        let provider = NSItemProvider(object: "Hi" as NSString)
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
        let read = expectation(description: "read")
        provider.loadObject(ofClass: String.self) { value, _ in
            XCTAssertEqual(value, "Hi")
            read.fulfill()
        }
        wait(for: [read], timeout: 5)
        let image = NSItemProvider(object: try XCTUnwrap(picture))
        XCTAssertTrue(image.canLoadObject(ofClass: UIImage.self))
        XCTAssertEqual(UTType(filenameExtension: "jpg"), .jpeg)
        XCTAssertTrue(UTType.png.conforms(to: .image))
    }

    // MARK: Pickers

    private final class Picked: NSObject, UIDocumentPickerDelegate, PHPickerViewControllerDelegate {
        var urls: [URL] = []
        var results: [PHPickerResult] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
        }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            picker.dismiss(animated: true)
        }
    }

    func testPickersOpenTheDesktopsDialog() throws {
        let root = Screen("root"), picked = Picked(), file = try file("a.png", "x")
        FileChooser.answer = { [file] }
        defer { FileChooser.answer = nil }
        let test = TestWindow(controller: root)
        defer { test.close() }
        let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        documents.delegate = picked
        root.present(documents, animated: true)
        XCTAssertTrue(pump(until: { picked.urls == [file] }))
        XCTAssertNil(root.presentedViewController)
        let pictures = PHPickerViewController(configuration: PHPickerConfiguration())
        pictures.delegate = picked
        root.present(pictures, animated: true)
        XCTAssertTrue(pump(until: { picked.results.count == 1 }))
        XCTAssertNil(root.presentedViewController)
    }

    func testLinksOpenInTheReadersBrowser() {
        let root = Screen("root")
        var opened: [URL] = []
        UIApplication.shared.urlOpener = {
            opened.append($0); return true
        }
        defer { UIApplication.shared.urlOpener = nil }
        let test = TestWindow(controller: root)
        defer { test.close() }
        let url = URL(string: "https://example.org")!
        root.present(SFSafariViewController(url: url), animated: true)
        XCTAssertTrue(pump(until: { opened == [url] }))
        XCTAssertNil(root.presentedViewController)
    }

    func testSharingOffersWhatADesktopCanDo() throws {
        let root = Screen("root")
        let test = TestWindow(size: CGSize(width: 800, height: 600), controller: root)
        defer { test.close() }
        let share = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
        var done: UIActivity.ActivityType?
        share.completionWithItemsHandler = { type, _, _, _ in done = type }
        root.present(share, animated: true)
        settle()
        keepPicture(test.png(), "share")
        test.click(try XCTUnwrap(test.find("Copy")))
        XCTAssertEqual(UIPasteboard.general.string, "A text")
        XCTAssertEqual(done, .copyToPasteboard)
    }

    // MARK: Life

    func testAppStartsThroughItsSceneDelegate() {
        UIApplication.shared.launch(LaunchedApp())
        defer { UIApplication.shared.terminate() }
        XCTAssertEqual(
            LaunchedApp.log, ["didFinishLaunching", "willConnect", "sceneWillEnterForeground", "sceneDidBecomeActive"])
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
        let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow
        XCTAssertTrue(window?.rootViewController is Screen)
        window?.close()
    }
}

final class LaunchedApp: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("didFinishLaunching")
        return true
    }
}

/// Found by its name, as Xcode's template has it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        LaunchedApp.log.append("willConnect")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Screen("root")
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { LaunchedApp.log.append("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { LaunchedApp.log.append("sceneDidBecomeActive") }
}
