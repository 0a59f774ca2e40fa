import SwiftUI

struct ShopScreen: View {
  var body: some View {
    VStack {
      Text("Shop")
      AccountPane()
      Button("Help") {}
    }
  }
}

struct AccountPane: View {
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
      Button("I have an account") { isRegistering.toggle() }
    }
  }

  private var entrance: some View {
    VStack {
      TextField("Name", text: $name)
      Button("I am new here") { isRegistering.toggle() }
    }
  }
}
