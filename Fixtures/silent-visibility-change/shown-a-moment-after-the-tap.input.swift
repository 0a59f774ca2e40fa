import SwiftUI

struct PictureView: View {
  @State private var isSaveSuccessShown = false

  var body: some View {
    VStack {
      if isSaveSuccessShown {
        Text("Picture saved")
      }
      Button("Save") {
        Album.save()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          isSaveSuccessShown = true
        }
      }
    }
  }
}

enum Album {
  static func save() {}
}
