import SwiftUI

/// The model takes back that a name is right; the view has the words for that in a part of its own.
struct NameForm: View {
  @StateObject private var model = NameModel()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      if !model.isNameValid {
        shortNote
      }
      Button("Save") { model.save() }
    }
  }

  private var shortNote: some View {
    Text("The name is too short")
      .foregroundStyle(.red)
  }
}

final class NameModel: ObservableObject {
  @Published var name = ""
  @Published var isNameValid = true

  func save() {
    isNameValid = name.count > 3
  }
}
