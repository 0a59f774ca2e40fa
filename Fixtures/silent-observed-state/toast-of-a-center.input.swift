import SwiftUI

struct Toast: Identifiable, Equatable {
    let id = UUID()
    let text: String
}

@MainActor
final class ToastCenter: ObservableObject {
    static let shared = ToastCenter()
    @Published private(set) var current: Toast?

    func show(_ text: String) {
        withAnimation { current = Toast(text: text) }
    }
}

struct ToastHost: ViewModifier {
    @ObservedObject var center = ToastCenter.shared

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) {
            if let toast = center.current {
                Text(toast.text).padding().background(.thinMaterial)
            }
        }
    }
}

struct LinkRow: View {
    let url: URL

    var body: some View {
        Button("Copy") {
            UIPasteboard.general.url = url
            ToastCenter.shared.show("Link copied")
        }
    }
}
