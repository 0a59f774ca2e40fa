import SwiftUI

struct SavingsGoalView: View {
  @State private var amount = 0.0
  @State private var errorMessage: String?
  @State private var isSaving = false
  let store: SavingsStore

  var body: some View {
    VStack {
      Text("Nieuw spaardoel voor later")
      Text(euros(amount))
      if let errorMessage { Text(errorMessage) }
      if isSaving { ProgressView() }
      Button("Bewaar het spaardoel") { Task { await save() } }
    }
  }

  private func save() async {
    isSaving = true
    errorMessage = nil
    do {
      try await store.save(amount)
    } catch {
      errorMessage = error.localizedDescription
      UIAccessibility.post(notification: .announcement, argument: error.localizedDescription)
    }
    isSaving = false
  }

  private func euros(_ value: Double) -> String {
    value.formatted(.currency(code: "EUR").locale(Locale(identifier: "nl_NL")))
  }

  private func day(_ date: Date) -> String {
    date.formatted(.dateTime.day().month().locale(Locale(identifier: "nl_NL")))
  }

  private func hour(_ date: Date) -> String {
    date.formatted(.dateTime.hour().minute().locale(Locale(identifier: "nl_NL")))
  }
}

protocol SavingsStore: Sendable {
  func save(_ amount: Double) async throws
}
