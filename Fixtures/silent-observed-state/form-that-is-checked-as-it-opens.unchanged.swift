import SwiftUI

@MainActor
final class PlotFormModel: ObservableObject {
  @Published var name = ""
  @Published var size = ""
  @Published var nameError: String?
  @Published var sizeError: String?

  func validate() {
    nameError = name.isEmpty ? "Enter a name" : nil
    sizeError = size.isEmpty ? "Enter a size" : nil
  }
}

struct PlotFormView: View {
  @StateObject private var model = PlotFormModel()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      if let nameError = model.nameError {
        Text(nameError)
      }
      TextField("Size", text: $model.size)
      if let sizeError = model.sizeError {
        Text(sizeError)
      }
      Button("Save") { model.validate() }
    }
    .onAppear { model.validate() }
  }
}
