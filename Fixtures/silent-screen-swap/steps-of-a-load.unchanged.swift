// fixture: --ios 17.0
import SwiftUI

struct SetupFlow: View {
  enum Step { case loading, failed, loaded }
  @State private var step: Step = .loading

  var body: some View {
    switch step {
    case .loading: NameForm { step = .failed }
    case .failed:
      AddressForm(
        onBack: { step = .loading },
        onDone: {
          withAnimation {
            step = .loaded
          }
        })
    case .loaded: SummaryForm()
    }
  }
}

struct NameForm: View {
  let next: () -> Void

  var body: some View {
    Button("Next", action: next)
  }
}

struct AddressForm: View {
  let onBack: () -> Void
  let onDone: () -> Void

  var body: some View {
    VStack {
      Button("Back", action: onBack)
      Button("Next", action: onDone)
    }
  }
}

struct SummaryForm: View {
  var body: some View {
    Text("All set")
  }
}
