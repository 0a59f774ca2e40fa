import SwiftUI

struct AccountScreen: View {
  @State private var isRegistering = false
  @State private var name = ""

  var body: some View {
    ZStack {
      Color.white
      if isRegistering {
        registration
      } else {
        entrance
      }
    }
  }

  private var registration: some View {
    VStack {
      TextField("Name", text: $name)
      Button("I have an account") {
        isRegistering.toggle()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
  }

  private var entrance: some View {
    VStack {
      TextField("Name", text: $name)
      Button("I am new here") {
        isRegistering.toggle()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
  }
}
