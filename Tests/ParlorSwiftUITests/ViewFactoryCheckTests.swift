import ParlorSwiftUI
import SwiftUI
import XCTest

/// Methods of a factory that are never called are found: here the compiler says nothing.
@preconcurrency @MainActor
final class ViewFactoryCheckTests: XCTestCase {
    func testAMisspeltSlotIsFoundWithWhatWasMeant() {
        let findings = ViewFactoryCheck.findings(in: MisspeltFactory.self)
        let told = Dictionary(uniqueKeysWithValues: findings.map { ($0.method, $0.suggestion) })
        XCTAssertEqual(told["makeDayPil(DayPillOptions)"], "makeDayPill(DayPillOptions)", "\(findings)")
        XCTAssertEqual(told["makeComposer(ComposerViewModel)"], "makeComposer(ComposerOptions)", "\(findings)")
        XCTAssertEqual(told["makeBanner()"], .some(nil), "a part that there is no slot for: \(findings)")
        XCTAssertEqual(findings.count, 3, "\(findings)")
    }

    func testAnInheritedMistakeIsFound() {
        let findings = ViewFactoryCheck.findings(in: InheritingFactory.self)
        XCTAssertEqual(findings.map(\.method), ["makeMesageItem(MessageItemOptions)"])
    }

    func testAFactoryThatIsRightIsNotComplainedAbout() {
        XCTAssertEqual(ViewFactoryCheck.findings(in: RightFactory.self), [])
        XCTAssertEqual(ViewFactoryCheck.findings(in: DefaultViewFactory.self), [])
    }

    func testTheMessageSaysWhatIsWrong() {
        let finding = ViewFactoryCheck.findings(in: InheritingFactory.self).first
        XCTAssertEqual(
            finding?.description,
            """
            MisspellingBase.makeMesageItem(MessageItemOptions) is never called: ViewFactory has no such slot. \
            Did you mean makeMessageItem(MessageItemOptions)?
            """)
    }
}

final class MisspeltFactory: ViewFactory {
    var chatClient: ChatClient { fatalError("Nothing is shown") }

    func makeDayPil(_ options: DayPillOptions) -> some View { Text("") }
    func makeComposer(_ model: ComposerViewModel) -> some View { Text("") }
    func makeBanner() -> some View { Text("") }
    func makeDayPill(_ options: DayPillOptions) -> some View { makeLabel() }
    func isRight(_ value: Int) -> Bool { value > 0 }
    private func makeLabel() -> some View { Text("") }
}

class MisspellingBase: ViewFactory {
    var chatClient: ChatClient { fatalError("Nothing is shown") }

    func makeMesageItem(_ options: MessageItemOptions) -> some View { Text("") }
}

final class InheritingFactory: MisspellingBase {}

final class RightFactory: ViewFactory {
    var chatClient: ChatClient { fatalError("Nothing is shown") }

    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode { .large }
    func makeMessageItem(_ options: MessageItemOptions) -> some View { Text("") }
    func makeChannelViewModel(for channelController: ChatChannelController) -> ChatChannelViewModel {
        ChatChannelViewModel(channelController: channelController)
    }
}
