import SwiftUI

final class BerthModel: ObservableObject {
  @Published var boat = ""
  @Published var boatError: String?
  @Published var lengthError: String?

  func submit() {
    boatError = boat.isEmpty ? "Enter the boat's name" : nil
    lengthError = boat.count < 3 ? "The boat is too short" : nil
  }
}

struct BerthForm: View {
  @StateObject private var model = BerthModel()

  var body: some View {
    VStack {
      TextField("Boat", text: $model.boat)
        .onChange(of: model.boat) { _ in model.boatError = nil }
      if let error = model.boatError { Text(error) }
      if let error = model.lengthError { Text(error) }
      Button("Reserve") { model.submit() }
    }
  }
}
