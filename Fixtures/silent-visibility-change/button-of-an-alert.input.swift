import SwiftUI

/// What an alert's button sets brings a caption, in another part of the view.
struct ShrinkDatabase: View {
  enum Plan { case none, atNextStart }

  @State private var plan: Plan = .none
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Shrink the database") { asks = true }
      caption
    }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Shrink the database?"),
        primaryButton: .default(Text("Shrink")) {
          Archive.shrinkAtNextStart()
          plan = .atNextStart
          isPlanned = true
        },
        secondaryButton: .cancel())
    }
  }

  @State private var isPlanned = false

  @ViewBuilder private var caption: some View {
    if isPlanned == true {
      Text("It will be smaller at the next start")
    }
  }
}

enum Archive {
  static func shrinkAtNextStart() {}
}
