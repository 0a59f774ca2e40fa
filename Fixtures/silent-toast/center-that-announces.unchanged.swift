import SwiftUI
import UIKit

struct PillEvent: Equatable {
    var text: String
}

@MainActor
final class PillCenter: ObservableObject {
    @Published private(set) var current: PillEvent?
    private var queue: [PillEvent] = []

    func present(_ event: PillEvent) {
        if current == nil { show(event) } else { queue.append(event) }
    }

    func dismissCurrent() {
        current = nil
        if !queue.isEmpty { show(queue.removeFirst()) }
    }

    private func show(_ event: PillEvent) {
        current = event
        tell(event)
    }

    private func tell(_ event: PillEvent) {
        UIAccessibility.post(notification: .announcement, argument: event.text)
    }
}

struct PillHost: View {
    @ObservedObject var center: PillCenter

    var body: some View {
        VStack {
            if let event = center.current {
                ToastPill(event: event)
            }
            Button("Save") { center.present(PillEvent(text: "Saved")) }
        }
    }
}

struct ToastPill: View {
    let event: PillEvent

    var body: some View {
        Text(event.text)
            .padding()
    }
}
