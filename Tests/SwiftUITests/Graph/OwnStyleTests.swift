import SwiftUI
import Testing

/// A style of a customer's own reads the environment, as a view does.
private struct SendStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text(verbatim: isEnabled ? "can be sent" : "nothing to send")
        }
    }
}

private struct CapsuleField: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack {
            Text(verbatim: isEnabled ? "write" : "read only")
            configuration.padding(8).background(.quaternary, in: Capsule())
        }
    }
}

private struct Tall: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
}

private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "menu of")
            Menu(configuration)
        }
    }
}

private struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

@MainActor
struct OwnStyleTests {
    @Test func buttonStyleReadsTheEnvironment() {
        func button(_ disabled: Bool) -> some View { Button("Send") {}.buttonStyle(SendStyle()).disabled(disabled) }
        let host = TestHost { button(true) }
        #expect(host.texts == ["Send", "nothing to send"])
        host.update(button(false))
        #expect(host.texts == ["Send", "can be sent"])
    }

    @Test func textFieldStyleSurroundsTheField() {
        let host = TestHost { TextField("Message", text: .constant("")).textFieldStyle(CapsuleField()).disabled(true) }
        #expect(host.texts.first == "read only")
    }

    @Test func groupMenuAndFormStylesAreAsked() {
        let group = TestHost {
            ControlGroup {
                Box("a", 10, 10)
                Box("b", 10, 10)
            }.controlGroupStyle(Tall())
        }
        #expect(group.boxes["a"]?.minX == group.boxes["b"]?.minX)
        let menu = TestHost { Menu("Emoji") { Button("One") {} }.menuStyle(Framed()) }
        #expect(menu.texts == ["menu of", "Emoji"])
        let form = TestHost { Form { Text(verbatim: "row") }.formStyle(Plain()) }
        #expect(form.texts == ["row"])
    }
}
