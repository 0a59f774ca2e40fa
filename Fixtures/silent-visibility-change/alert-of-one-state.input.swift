// fixture: --ios 16.0
import SwiftUI

struct OfferView: View {
  enum Step {
    case open, asking, taken
  }

  @State private var step = Step.open
  @State private var isChosen = false

  var body: some View {
    VStack {
      if isChosen {
        Text("The offer is yours")
      }
      Button("Take it") {
        isChosen = true
        step = .taken
      }
      Button("Think") { step = .asking }
    }
    .alert("Sure?", isPresented: Binding(get: { step == .asking }, set: { _ in step = .open })) {
      Button("OK") { step = .taken }
    }
  }
}
