import SwiftUI

@MainActor
final class VoucherModel: ObservableObject {
  @Published var warning: String?

  func apply(_ code: String) {
    warning = code.isEmpty ? "Enter a code first." : nil
  }

  func check() async {
    let isKnown = await ask()
    if !isKnown { warning = "This code is not known." }
  }

  private func ask() async -> Bool { false }
}

struct VoucherView: View {
  @StateObject private var model = VoucherModel()
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Code", text: $code)
      if let warning = model.warning {
        Text(warning)
      }
      Button("Apply") {
        model.apply(code)
      }
      Button("Check") {
        Task { await model.check() }
      }
    }
    .onChange(of: model.warning) { newValue in
      if let message = newValue {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
  }
}
