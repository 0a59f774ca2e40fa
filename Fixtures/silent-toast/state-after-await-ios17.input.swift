// fixture: --ios 17.0
import SwiftUI

struct SeatView: View {
  let seat: String
  @State private var toastText = ""
  @State private var showsToast = false

  var body: some View {
    Button("Reserve") {
      Task {
        await BoxOffice.reserve(seat)
        toastText = "Seat reserved"
        showsToast = true
      }
    }
    .overlay(alignment: .top) {
      if showsToast { Text(toastText) }
    }
  }
}

enum BoxOffice {
  static func reserve(_ seat: String) async {}
}
