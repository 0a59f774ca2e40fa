import SwiftUI

/// The words of each outcome stand in a part of the view of their own, and are told in its branch.
struct ChooseName: View {
  enum Check { case idle, loading, invalid, free }

  @State private var name = ""
  @State private var check: Check = .idle
  let names: NameService

  var body: some View {
    VStack {
      Text("Choose a name")
      TextField("Name", text: $name)
      if check == .invalid {
        invalidNote
      }
      Button("Go on") {
        Task { await verify() }
      }
    }
  }

  private var invalidNote: some View {
    Text("Somebody else has that name")
      .font(.headline)
  }

  private func verify() async {
    check = .loading
    do {
      guard try await names.isFree(name) else {
        check = .invalid
        UIAccessibility.post(notification: .announcement, argument: "Somebody else has that name")
        return
      }
      check = .free
    } catch {
      check = .invalid
      UIAccessibility.post(notification: .announcement, argument: "Somebody else has that name")
    }
  }
}

protocol NameService: Sendable {
  func isFree(_ name: String) async throws -> Bool
}
