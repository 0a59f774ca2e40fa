// fixture: --ios 17.0
import SwiftUI

@MainActor final class PlaceModel: ObservableObject {
  @Published var found: [String] = []
  @Published var recent: [String] = []
  @Published var isLoading = false
  @Published var query = ""

  func search() {
    isLoading = true
    Task {
      found = await PlaceModel.places(query)
      isLoading = false
    }
  }

  static func places(_ query: String) async -> [String] { [] }
}

struct PlaceSearch: View {
  @StateObject private var model = PlaceModel()

  var body: some View {
    VStack {
      Button("Find") { model.search() }
      Group {
        if model.isLoading {
          ProgressView()
        } else if model.found.isEmpty {
          Text("No places found")
        } else {
          List(model.found, id: \.self) { Text($0) }
        }
      }
    }
  }
}
