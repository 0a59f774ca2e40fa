// fixture: --ios 16.0
import SwiftUI

struct Toast: Identifiable, Equatable {
  let id = UUID()
  let message: String
}

@MainActor
final class ToastQueue: ObservableObject {
  @Published private(set) var toasts: [Toast] = []

  func present(_ toast: Toast) {
    toasts.append(toast)
    Task {
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      toasts.removeAll { $0 == toast }
    }
  }
}

struct ToastOverlay: View {
  @ObservedObject var queue: ToastQueue

  var body: some View {
    VStack {
      ForEach(queue.toasts) { toast in
        ToastView(toast: toast)
      }
    }
  }
}

struct ToastView: View {
  let toast: Toast

  var body: some View {
    Text(toast.message)
      .padding()
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: toast.message)
        }
      }
      .onChange(of: toast.message) { message in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
  }
}
