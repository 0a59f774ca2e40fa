// fixture: --ios 17.0
import SwiftUI

struct SetupFlow: View {
  enum Step { case name, address, summary }
  @State private var step: Step = .name

  var body: some View {
    switch step {
    case .name:
      NameForm {
        step = .address
        AccessibilityNotification.ScreenChanged().post()
      }
    case .address:
      AddressForm(
        onBack: {
          step = .name
          AccessibilityNotification.ScreenChanged().post()
        },
        onDone: {
          withAnimation {
            step = .summary
          }
          AccessibilityNotification.ScreenChanged().post()
        })
    case .summary: SummaryForm()
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
