import SwiftUI
import WindowSupport
import XCTest

/// Controls in a form, used as a person does.
@preconcurrency @MainActor final class ControlsWindowTests: XCTestCase {
    struct Settings: View {
        @State private var sounds = true
        @State private var size = 14
        @State private var theme = "Light"
        @State private var place = "Left"
        @State private var volume = 0.5
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
        @State private var name = ""
        @State private var showsMore = false

        var body: some View {
            NavigationStack {
                Form {
                    Section {
                        TextField("Name", text: $name)
                        Toggle("Sounds", isOn: $sounds)
                        Stepper("Size \(size)", value: $size, in: 10...20)
                    } header: {
                        Text("General")
                    } footer: {
                        Text("Applies to this device only.")
                    }
                    Section("Looks") {
                        Picker("Theme", selection: $theme) {
                            ForEach(["Light", "Dark", "System"], id: \.self) { Text($0) }
                        }
                        Picker("Place", selection: $place) {
                            Text("Left").tag("Left")
                            Text("Right").tag("Right")
                        }
                        .pickerStyle(.segmented)
                        Slider(value: $volume) { Text("Volume") }
                        DatePicker("Since", selection: $date, displayedComponents: .date)
                        LabeledContent("Version", value: "1.2")
                    }
                    DisclosureGroup("More", isExpanded: $showsMore) { Text("Hidden part") }
                    Button("Sign out", role: .destructive) { name = "signed out" }
                    Text(verbatim: "state: \(sounds) \(size) \(theme) \(place)")
                }
                .navigationTitle("Settings")
            }
        }
    }

    func testFormIsUsed() throws {
        let test = TestWindow.open(Settings(), width: 460, height: 860)
        defer { test.close() }
        keepPicture(test.png(), "form")
        test.click(try XCTUnwrap(test.find("Sounds"), test.tree))
        test.click(try XCTUnwrap(test.find("Increment"), test.tree))
        test.click(try XCTUnwrap(test.find("Right"), test.tree))
        XCTAssertNotNil(test.find("state: false 15 Light Right"), test.tree)

        test.click(try XCTUnwrap(test.views(UILabel.self).first { $0.text == "Light" }, test.tree))
        keepPicture(test.png(), "picker-menu")
        test.click(try XCTUnwrap(test.find("Dark"), test.tree))
        XCTAssertNotNil(test.find("state: false 15 Dark Right"), test.tree)

        test.click(try XCTUnwrap(test.find("More")))
        XCTAssertNotNil(test.find("Hidden part"), test.tree)
        keepPicture(test.png(), "form-used")
    }

    func testDateIsChosenInACalendar() throws {
        let test = TestWindow.open(Settings(), width: 460, height: 860)
        defer { test.close() }
        let shown = Date(timeIntervalSince1970: 1_700_000_000).formatted(date: .abbreviated, time: .omitted)
        test.click(try XCTUnwrap(test.views(UILabel.self).first { $0.text == shown }, test.tree))
        keepPicture(test.png(), "calendar")
        let other = Date(timeIntervalSince1970: 1_700_000_000 + 4 * 86_400)
        test.click(try XCTUnwrap(test.find(other.formatted(date: .long, time: .omitted)), test.tree))
        test.press(UIKey(.escape))
        XCTAssertNotNil(test.find(other.formatted(date: .abbreviated, time: .omitted)), test.tree)
    }

    func testSliderFollowsKeys() throws {
        struct Volume: View {
            @State private var value = 0.5
            var body: some View {
                VStack {
                    Text(verbatim: "value \(Int((value * 100).rounded()))")
                    Slider(value: $value, in: 0...1, step: 0.1)
                }
            }
        }
        let test = TestWindow.open(Volume())
        defer { test.close() }
        let slider = try XCTUnwrap(test.views(UISlider.self).first)
        slider.becomeFirstResponder()
        test.press(UIKey(.end))
        XCTAssertNotNil(test.find("value 100"), test.tree)
    }

    func testOtherViewsShowTheirParts() throws {
        let view = VStack(spacing: 16) {
            GroupBox("Box") { Text("In the box") }
            Gauge(value: 0.4) {
                Text("Disk")
            } currentValueLabel: {
                Text("40 %")
            }
            ProgressView("Loading", value: 0.3)
            ControlGroup {
                Button("One") {}
                Button("Two") {}
            }
            ColorPicker("Colour", selection: .constant(.red))
            Toggle("Box to tick", isOn: .constant(true)).toggleStyle(.checkbox)
            Label("Only an icon", systemImage: "star").labelStyle(.iconOnly)
            ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Come back later."))
        }
        .padding()
        let test = TestWindow.open(view, width: 400, height: 760)
        defer { test.close() }
        for text in ["In the box", "Disk", "40 %", "Loading", "One", "Colour", "Box to tick", "Nothing here"] {
            XCTAssertNotNil(test.find(text), text)
        }
        XCTAssertNotNil(test.find("Only an icon"), "an icon is named by its title")
        keepPicture(test.png(), "views")
    }
}
