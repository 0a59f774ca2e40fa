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
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Picture saved")
          }
        }
      }
    }
  }
}

enum Album {
  static func save() {}
}
