import WindowSupport
import XCTest

@preconcurrency @MainActor final class ControlTests: XCTestCase {
    private func show(_ views: [UIView], dark: Bool = false, size: CGSize = CGSize(width: 360, height: 600))
        -> TestWindow
    {
        let root = UIView()
        root.backgroundColor = .systemBackground
        var y: CGFloat = 20
        for view in views {
            var fitted = view.sizeThatFits(CGSize(width: 320, height: 100))
            if view is UISlider || view is UIProgressView || view is UITextField { fitted.width = 280 }
            view.frame = CGRect(x: 20, y: y, width: fitted.width, height: fitted.height)
            root.addSubview(view)
            y += fitted.height + 16
        }
        if dark { root.overrideUserInterfaceStyle = .dark }
        return TestWindow(size: size, content: root)
    }

    func testASwitchTurnsByClickAndKey() {
        let control = UISwitch()
        var changes: [Bool] = []
        control.addAction(UIAction { changes.append(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
        let test = show([control])
        defer { test.close() }
        test.click(control)
        test.press(UIKey(.tab))
        test.press(UIKey(.space))
        control.isOn = true
        XCTAssertEqual(changes, [true, false])
        XCTAssertEqual(control.accessibilityValue, "On")
    }

    func testASliderFollowsThePointerAndTheArrows() {
        let slider = UISlider()
        slider.maximumValue = 10
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let test = show([slider])
        defer { test.close() }
        test.click(at: slider.convert(CGPoint(x: slider.bounds.width - 1, y: 14), to: test.window))
        XCTAssertEqual(slider.value, 10)
        test.press(UIKey(.tab))
        test.press(UIKey(.left))
        XCTAssertEqual(slider.value, 9.5)
        test.press(UIKey(.home))
        XCTAssertEqual(slider.value, 0)
        XCTAssertEqual(changes, 3)
    }

    func testSegmentsAreChosenByClickAndKey() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        var changes: [Int] = []
        control.addAction(
            UIAction { changes.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
        let test = show([control])
        defer { test.close() }
        let width = control.bounds.width
        test.click(at: control.convert(CGPoint(x: width - 10, y: 10), to: test.window))
        test.press(UIKey(.tab))
        test.press(UIKey(.left))
        XCTAssertEqual(changes, [2, 1])
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 0)
    }

    func testAStepperStaysInItsRangeOrWraps() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let test = show([stepper])
        defer { test.close() }
        for _ in 0..<3 { test.click(at: stepper.convert(CGPoint(x: 80, y: 10), to: test.window)) }
        XCTAssertEqual(stepper.value, 2)
        stepper.wraps = true
        test.click(at: stepper.convert(CGPoint(x: 80, y: 10), to: test.window))
        XCTAssertEqual(stepper.value, 0)
    }

    func testPagesTurn() {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let test = show([pages])
        defer { test.close() }
        test.click(at: pages.convert(CGPoint(x: pages.bounds.width - 12, y: 13), to: test.window))
        XCTAssertEqual(pages.currentPage, 3)
        pages.numberOfPages = 2
        XCTAssertEqual(pages.currentPage, 1)
    }

    func testAConfiguredButtonFollowsItsHandler() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.subtitle = "to everybody"
        configuration.image = UIImage(systemName: "paperplane")
        configuration.imagePlacement = .top
        let button = UIButton(configuration: configuration)
        let side = UIButton(configuration: .plain())
        XCTAssertGreaterThan(button.intrinsicContentSize.height, 50)
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Sent" : "Send"
        }
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Sent")
        side.setTitle("Plain", for: .normal)
        side.setTitle("Off", for: .disabled)
        side.isEnabled = false
        XCTAssertEqual(side.titleLabel?.text, "Off")
    }

    func testPullingRefreshes() {
        let scroll = UIScrollView(), refresh = UIRefreshControl()
        scroll.contentSize = CGSize(width: 300, height: 2_000)
        scroll.refreshControl = refresh
        var asked = 0
        refresh.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
        let test = TestWindow(size: CGSize(width: 300, height: 400), content: scroll)
        defer { test.close() }
        for _ in 0..<5 { test.scroll(scroll, points: -30) }
        XCTAssertEqual(asked, 1)
        XCTAssertTrue(refresh.isRefreshing)
        XCTAssertEqual(scroll.contentOffset.y, -52)
        refresh.endRefreshing()
        settle()
        XCTAssertEqual(scroll.contentOffset.y, 0)
        test.press(UIKey(.function(5)))
        XCTAssertEqual(asked, 2)
    }

    func testPicturesOfAllControls() {
        for dark in [false, true] {
            let toggle = UISwitch(), slider = UISlider(), progress = UIProgressView(), pages = UIPageControl()
            toggle.isOn = true
            slider.value = 0.4
            progress.progress = 0.6
            pages.numberOfPages = 5
            let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
            segments.selectedSegmentIndex = 1
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            var filled = UIButton.Configuration.filled(), tinted = UIButton.Configuration.tinted(),
                gray = UIButton.Configuration.gray()
            filled.title = "Send"
            filled.image = UIImage(systemName: "paperplane.fill")
            tinted.title = "Reply"
            tinted.subtitle = "to Ada"
            gray.title = "Share"
            gray.image = UIImage(systemName: "square.and.arrow.up")
            gray.imagePlacement = .trailing
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = "Search me"
            field.clearButtonMode = .always
            let test = show(
                [
                    toggle, slider, progress, pages, segments, UIStepper(), spinner, UIButton(configuration: filled),
                    UIButton(configuration: tinted), UIButton(configuration: gray), field,
                ], dark: dark)
            keepPicture(test.png(scale: 2), dark ? "controls-dark" : "controls-light")
            test.close()
        }
    }
}
