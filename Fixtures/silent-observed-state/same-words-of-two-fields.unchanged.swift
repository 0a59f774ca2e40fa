import SwiftUI

final class ProfileModel: ObservableObject {
  @Published var invalidName = false
  @Published var invalidTown = false
  var name = ""
  var town = ""

  func validate() {
    invalidName = false
    invalidTown = false
    if name.isEmpty {
      invalidName = true
    }
    if town.isEmpty {
      invalidTown = true
    }
  }
}

struct ProfileForm: View {
  @StateObject private var model = ProfileModel()

  // Which of the two is meant the words do not say.
  var body: some View {
    VStack {
      if model.invalidName {
        Text("This must not be empty.")
      }
      if model.invalidTown {
        Text("This must not be empty.")
      }
      Button("Save") { model.validate() }
    }
  }
}
