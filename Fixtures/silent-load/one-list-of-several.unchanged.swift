import SwiftUI

struct HouseView: View {
  @StateObject private var model = HouseModel()

  var body: some View {
    List {
      if model.isLoading { ProgressView() }
      Section { ForEach(model.chores, id: \.self) { chore in Text(chore) } }
      Section { ForEach(model.guests, id: \.self) { guest in Text(guest) } }
    }
    .task { await model.load() }
  }
}

@MainActor
final class HouseModel: ObservableObject {
  @Published var chores: [String] = []
  @Published var guests: [String] = []
  @Published var isLoading = false
  private let house = House()

  func load() async {
    isLoading = true
    chores = await house.chores()
    isLoading = false
  }

  func invite() async {
    guests = await house.guests()
  }
}

actor House {
  func chores() -> [String] { [] }
  func guests() -> [String] { [] }
}
