import StreamChat
import StreamChatSwiftUI
import SwiftUI

// A message that carries something of the app's own: an order, drawn as a card in the bubble.

struct Order {
    var number: String
    var total: String

    init(number: String, total: String) {
        self.number = number
        self.total = total
    }

    /// Nil for a message that carries no order.
    init?(_ message: ChatMessage) {
        guard let data = message.customData["shop.example.order"], let number = data["number"]?.string,
            let total = data["total"]?.string
        else { return nil }
        self.init(number: number, total: total)
    }

    var message: OutgoingMessage {
        let data: CustomValue = .object(["number": .string(number), "total": .string(total)])
        return OutgoingMessage(text: "Order \(number)", customData: ["shop.example.order": data])
    }
}

final class OrderFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    @ViewBuilder func makeCustomAttachment(_ options: MessageItemOptions) -> some View {
        if let order = Order(options.message) { OrderCard(order: order) }
    }
}

struct OrderCard: View {
    let order: Order

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "cart")
            VStack(alignment: .leading) {
                Text("Order \(order.number)").bold()
                Text("Total \(order.total)").font(.caption)
            }
        }
        .padding(12)
        .foregroundStyle(.black)
        .background(Color.yellow, in: RoundedRectangle(cornerRadius: 12))
    }
}

/// `./parlor previews SwiftUIRecipes` draws these without starting an app.
struct OrderCard_Previews: PreviewProvider {
    static var previews: some View {
        OrderCard(order: Order(number: "4711", total: "12,80 €"))
            .padding()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Light")
        OrderCard(order: Order(number: "4711", total: "12,80 €"))
            .padding()
            .preferredColorScheme(.dark)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Dark")
    }
}
