import Combine

final class ToastCenter: ObservableObject {
  @Published var message = ""
  @Published var isShowing = false

  func show(_ text: String) {
    message = text
    isShowing = true
  }
}
