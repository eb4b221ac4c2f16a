import SwiftUI
import Testing

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(verbatim: theme) }
}

private struct DepthReader: View {
    @Environment(\.depth) private var depth
    var body: some View { Text(verbatim: "\(depth)") }
}

@Observable private final class Account { var name = "Ann" }
@Observable private final class Other {}

@MainActor
private final class Handle { var run: () -> Void = {} }

@MainActor
struct EnvironmentTests {
    @Test func defaultWhereNothingIsSet() {
        #expect(TestHost { ThemeReader() }.texts == ["plain"])
    }

    @Test func valueIsInherited() {
        #expect(TestHost { VStack { HStack { ThemeReader() } }.environment(\.theme, "dark") }.texts == ["dark"])
    }

    @Test func innerValueWins() {
        let host = TestHost {
            VStack {
                ThemeReader().environment(\.theme, "inner")
                ThemeReader()
            }
            .environment(\.theme, "outer")
        }
        #expect(host.texts == ["inner", "outer"])
    }

    @Test func modifierClosestToTheViewWins() {
        #expect(
            TestHost { ThemeReader().environment(\.theme, "near").environment(\.theme, "far") }.texts == ["near"])
    }

    @Test func transformSeesTheInheritedValue() {
        let host = TestHost {
            DepthReader()
                .transformEnvironment(\.depth) { $0 += 1 }
                .transformEnvironment(\.depth) { $0 *= 10 }
                .environment(\.depth, 2)
        }
        #expect(host.texts == ["21"])
    }

    @Test func siblingsAreNotReached() {
        let host = TestHost {
            VStack {
                Text("x").environment(\.theme, "dark")
                ThemeReader()
            }
        }
        #expect(host.texts == ["x", "plain"])
    }

    @Test func layersInherit() {
        let host = TestHost {
            Text("x").overlay { ThemeReader() }.background { ThemeReader() }.environment(\.theme, "dark")
        }
        #expect(host.texts.sorted() == ["dark", "dark", "x"])
    }

    @Test func layerDoesNotInheritFromItsBase() {
        let host = TestHost { ThemeReader().environment(\.theme, "base").overlay { ThemeReader() } }
        #expect(host.texts == ["base", "plain"])
    }

    @Test func geometryReaderPassesItOn() {
        #expect(TestHost { GeometryReader { _ in ThemeReader() }.environment(\.theme, "dark") }.texts == ["dark"])
    }

    @Test func lazyRowsInherit() {
        let host = TestHost {
            ScrollView { LazyVStack { ForEach(0..<2) { _ in ThemeReader() } } }.environment(\.theme, "dark")
        }
        #expect(host.texts == ["dark", "dark"])
    }

    @Test func changedValueReachesLazyRows() {
        func view(_ theme: String) -> some View {
            ScrollView { LazyVStack { ForEach(0..<2) { _ in ThemeReader() } } }.environment(\.theme, theme)
        }
        let host = TestHost(view("one"))
        host.update(view("two"))
        #expect(host.texts == ["two", "two"])
    }

    @Test func stateDrivesAValue() {
        struct Screen: View {
            let handle: Handle
            @State private var theme = "one"
            var body: some View {
                handle.run = { theme = "two" }
                return VStack { ThemeReader() }.environment(\.theme, theme)
            }
        }
        let handle = Handle()
        let host = TestHost { Screen(handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["two"])
    }

    @Test func modifierOfTheCustomersOwnReadsIt() {
        struct Tagged: ViewModifier {
            @Environment(\.theme) private var theme
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text(verbatim: theme)
                }
            }
        }
        #expect(TestHost { Text("x").modifier(Tagged()).environment(\.theme, "dark") }.texts == ["x", "dark"])
    }

    @Test func structOfWrappersReadsIt() {
        struct Styling: DynamicProperty {
            @Environment(\.theme) var theme
            @Environment(\.depth) var depth
        }
        struct Reader: View {
            var styling = Styling()
            var body: some View { Text(verbatim: "\(styling.theme) \(styling.depth)") }
        }
        #expect(TestHost { Reader().environment(\.theme, "dark").environment(\.depth, 3) }.texts == ["dark 3"])
    }

    @Test func modelIsFoundByItsType() {
        struct Reader: View {
            @Environment(Account.self) private var account
            var body: some View { Text(verbatim: account.name) }
        }
        let account = Account()
        let host = TestHost { VStack { Reader() }.environment(account) }
        #expect(host.texts == ["Ann"])
        account.name = "Bob"
        host.settle()
        #expect(host.texts == ["Bob"])
    }

    @Test func missingModelIsNil() {
        struct Reader: View {
            @Environment(Account.self) private var account: Account?
            @Environment(Other.self) private var other: Other?
            var body: some View { Text(verbatim: "\(account == nil) \(other == nil)") }
        }
        #expect(TestHost { Reader().environment(Account()) }.texts == ["false true"])
    }

    @Test func replacedModelIsFollowed() {
        struct Reader: View {
            @Environment(Account.self) private var account
            var body: some View { Text(verbatim: account.name) }
        }
        let (first, second) = (Account(), Account())
        second.name = "Second"
        func view(_ account: Account) -> some View { Reader().environment(account) }
        let host = TestHost(view(first))
        host.update(view(second))
        #expect(host.texts == ["Second"])
        second.name = "Changed"
        host.settle()
        #expect(host.texts == ["Changed"])
    }

    @Test func bindingsToAModelFromTheEnvironment() {
        struct Reader: View {
            @Environment(Account.self) private var account
            let handle: Handle
            var body: some View {
                @Bindable var account = account
                let name = $account.name
                handle.run = { name.wrappedValue = "Written" }
                return Text(verbatim: account.name)
            }
        }
        let handle = Handle()
        let host = TestHost { Reader(handle: handle).environment(Account()) }
        handle.run()
        host.settle()
        #expect(host.texts == ["Written"])
    }

    @Test func disabledIsInheritedAndCannotBeUndone() {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(isEnabled)") }
        }
        #expect(TestHost { Reader().disabled(false).disabled(true) }.texts == ["false"])
        #expect(TestHost { Reader().disabled(false) }.texts == ["true"])
    }

    @Test func systemValuesHaveDefaults() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.layoutDirection) private var direction
            @Environment(\.scenePhase) private var phase
            @Environment(\.horizontalSizeClass) private var width
            @Environment(\.verticalSizeClass) private var height
            @Environment(\.displayScale) private var scale
            @Environment(\.redactionReasons) private var reasons
            var body: some View {
                Text(
                    verbatim:
                        "\(size) \(direction) \(phase) \(width!) \(height!) \(scale) \(reasons.isEmpty)")
            }
        }
        #expect(TestHost { Reader() }.texts == ["large leftToRight active regular regular 1.0 true"])
    }

    @Test func redactionAddsUpAndCanBeLifted() {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(verbatim: "\(reasons.rawValue)") }
        }
        let host = TestHost {
            VStack {
                Reader()
                Reader().unredacted()
            }
            .redacted(reason: .placeholder)
            .redacted(reason: .privacy)
        }
        #expect(host.texts == ["3", "0"])
    }

    @Test func openURLIsTheHandlersOfTheClosest() {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let handle: Handle
            var body: some View {
                handle.run = { openURL(URL(string: "https://example.org")!) }
                return Text("x")
            }
        }
        let handle = Handle()
        var opened: [URL] = []
        let host = TestHost {
            Opener(handle: handle).environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url)
                    return .handled
                })
        }
        handle.run()
        host.settle()
        #expect(opened.map(\.absoluteString) == ["https://example.org"])
    }
}
