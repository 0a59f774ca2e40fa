import SwiftUI

struct Guest: Identifiable {
  let id: Int
  let name: String
}

struct GuestsView: View {
  @State private var isInviting = false
  @State private var guests: [Guest] = []

  var body: some View {
    List {
      Button(action: invite) {
        if isInviting { ProgressView() } else { Text("Invite") }
      }
      ForEach(guests) { Text($0.name) }
    }
    .task { await loadGuests() }
  }

  private func invite() {
    isInviting = true
    Task {
      try? await GuestService.invite()
      isInviting = false
    }
  }

  private func loadGuests() async {
    do {
      guests = try await GuestService.all()
    } catch {
      print(error)
    }
  }
}

enum GuestService {
  static func invite() async throws {}
  static func all() async throws -> [Guest] { [] }
}
