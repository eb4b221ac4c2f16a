import UIKit

/// The bar of a tab view: icon over title for each tab.
struct TabBar: View {
    let tabs: [TabDescription]
    let current: Int
    let choose: (Int) -> Void

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(spacing: 0) {
                ForEach(tabs.indices, id: \.self) { index in
                    TabButton(tab: tabs[index], entry: tabs[index].entry, isOn: index == current) { choose(index) }
                }
            }
            .frame(height: 56)
        }
        .background(Color(uiColor: .secondarySystemBackground))
    }
}

private struct TabButton: View {
    let tab: TabDescription
    @ObservedObject var entry: TabEntry
    let isOn: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            (tab.label ?? entry.label ?? AnyView(Text(verbatim: "")))
                .labelStyle(TabLabelStyle())
                .overlay(alignment: .topTrailing) { badge }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(TabButtonStyle(isOn: isOn))
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }

    @ViewBuilder private var badge: some View {
        if let badge = entry.badge {
            badge
                .font(.system(size: 11, weight: .bold))
                .foregroundStyle(.white)
                .padding(.horizontal, 5)
                .frame(minWidth: 17, minHeight: 17)
                .background(.red, in: Capsule())
                .offset(x: 14, y: -3)
        }
    }
}

private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 18))
            configuration.title.font(.system(size: 11, weight: .medium))
        }
    }
}

private struct TabButtonStyle: ButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        TabButtonLook(label: configuration.label, isOn: isOn, isPressed: configuration.isPressed)
    }
}

private struct TabButtonLook: View {
    let label: ButtonStyleConfiguration.Label
    let isOn: Bool
    let isPressed: Bool
    @Environment(\.tint) private var tint

    var body: some View {
        label
            .font(.system(size: 11, weight: .medium))
            .foregroundStyle(isOn ? tint ?? .accentColor : .secondary)
            .opacity(isPressed ? 0.6 : 1)
    }
}

/// The dots of a tab view whose tabs are pages.
struct PageDots: View {
    let count: Int
    let current: Int
    let choose: (Int) -> Void

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                Button {
                    withAnimation { choose(index) }
                } label: {
                    Circle()
                        .fill(index == current ? Color.primary : Color(uiColor: .systemGray4))
                        .frame(width: 8, height: 8)
                        .padding(4)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: "Page \(index + 1) of \(count)"))
                .accessibilityAddTraits(index == current ? .isSelected : [])
            }
        }
        .padding(.vertical, 10)
    }
}
