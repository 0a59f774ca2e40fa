import SwiftUI

struct PlantToast: Equatable {
  let title: String
}

struct PlantToastView: View {
  let toast: PlantToast
  @State private var isThere = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Added to your garden")
      Text(toast.title)
    }
    .opacity(isThere ? 1 : 0)
    .onAppear { isThere = true }
  }
}

struct GardenView: View {
  @State private var toast: PlantToast?

  var body: some View {
    Button("Add basil") { toast = PlantToast(title: "Basil") }
      .overlay {
        if let toast { PlantToastView(toast: toast) }
      }
  }
}
