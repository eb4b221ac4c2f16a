import StreamChat
import StreamChatSwiftUI
import SwiftUI

// A header with the firm's name and two buttons: one shows the profile as a sheet, the other pushes the settings.

final class BrandedHeaderFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        BrandedHeader(title: title)
    }
}

struct BrandedHeader: ChannelListHeaderViewModifier {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @State private var showsProfile = false

    var title: String

    init(title: String) { self.title = title }

    func body(content: Content) -> some View {
        content
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        showsProfile = true
                    } label: {
                        Image(systemName: "person.circle")
                    }
                    .accessibilityLabel("Profile")
                }
                ToolbarItem(placement: .principal) {
                    HStack(spacing: 6) {
                        Circle().fill(colors.tintColor).frame(width: 12, height: 12)
                        Text(title).font(fonts.bodyBold)
                    }
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    NavigationLink {
                        Text("What notifies you, and when").navigationTitle("Settings")
                    } label: {
                        Image(systemName: "gearshape")
                    }
                    .accessibilityLabel("Settings")
                }
            }
            .sheet(isPresented: $showsProfile) {
                Text("This is you").padding(40)
            }
    }
}

struct BrandedHeaderScreen: View {
    let factory = BrandedHeaderFactory()

    var body: some View { ChatChannelListView(viewFactory: factory, title: "Northwind") }
}
