// fixture: --ios 17.0
import SwiftUI

struct PlanView: View {
  @State private var errorMessage: String?
  let store = PlanStore()

  var body: some View {
    VStack {
      if let errorMessage {
        Text(errorMessage)
      }
      PlanRow(onMove: updatePlace)
    }
  }

  private func updatePlace() {
    do {
      try store.move()
    } catch {
      errorMessage = "The plan could not be changed."
    }
  }
}

struct PlanRow: View {
  let onMove: () -> Void

  var body: some View {
    Text("Plan")
  }
}

struct PlanStore {
  func move() throws {}
}
