import SwiftUI

@MainActor
final class OfferModel: ObservableObject {
  @Published var notice: String?
  @Published var problem: String?
}

struct OfferView: View {
  @StateObject private var model = OfferModel()
  @State private var isChosen = false
  @State private var isDeclined = false

  var body: some View {
    VStack {
      if isChosen {
        Text("The offer is yours")
      }
      if isDeclined {
        Text("The offer is gone")
      }
      Button("Take it") {
        isChosen = true
        model.notice = "Taken"
      }
      Button("Leave it") {
        isDeclined = true
        model.problem = "It will not come again"
      }
    }
    .alert("Done", isPresented: .constant(model.notice != nil)) {
      Button("OK") { model.notice = nil }
    }
    .alert(
      "Sorry",
      isPresented: Binding(get: { model.problem != nil }, set: { _ in model.problem = nil })
    ) {
      Button("OK") {}
    }
  }
}
