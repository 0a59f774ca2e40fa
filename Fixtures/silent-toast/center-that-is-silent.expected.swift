import SwiftUI

struct ChipEvent: Equatable {
    var text: String
}

@MainActor
final class ChipCenter: ObservableObject {
    @Published private(set) var current: ChipEvent?
    private var queue: [ChipEvent] = []

    func present(_ event: ChipEvent) {
        if current == nil { show(event) } else { queue.append(event) }
    }

    func dismissCurrent() {
        current = nil
        if !queue.isEmpty { show(queue.removeFirst()) }
    }

    private func show(_ event: ChipEvent) {
        current = event
    }
}

struct ChipHost: View {
    @ObservedObject var center: ChipCenter

    var body: some View {
        VStack {
            if let event = center.current {
                ToastChip(event: event)
            }
            Button("Save") { center.present(ChipEvent(text: "Saved")) }
        }
    }
}

struct ToastChip: View {
    let event: ChipEvent

    var body: some View {
        Text(event.text)
            .padding()
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: event.text)
                }
            }
            .onChange(of: event.text) { text in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: text)
                }
            }
    }
}
