import SwiftUI

/// The fields come with a heading that says what the button was called, and was heard already.
struct SensorForm: View {
  @State private var showsFields = false
  @State private var number = ""

  var body: some View {
    VStack {
      if !showsFields {
        Button {
          showsFields = true
        } label: {
          Text("Enter it by hand")
        }
      }
      if showsFields {
        Text("Enter it by hand")
      }
    }
  }
}
