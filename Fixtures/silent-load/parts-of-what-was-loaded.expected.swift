import SwiftUI

struct LoanListView: View {
  @State private var loans: [Loan] = []
  @State private var isLoading = false

  private var given: [Loan] { loans.filter { $0.isGiven } }
  private var taken: [Loan] { loans.filter { !$0.isGiven } }

  var body: some View {
    List {
      if isLoading {
        ProgressView()
      } else if loans.isEmpty {
        Button(action: addLoan) {
          Label("Add a loan", systemImage: "plus")
        }
      } else {
        ForEach(given) { loan in Text(loan.title) }
        ForEach(taken) { loan in Text(loan.title) }
      }
    }
    .task {
      isLoading = true
      loans = await Library.loans()
      if !Task.isCancelled {
        UIAccessibility.post(notification: .announcement, argument: "Loans loaded: \(loans.count)")
      }
      isLoading = false
    }
  }

  private func addLoan() {}
}

struct Loan: Identifiable, Sendable {
  let id: Int
  let title: String
  let isGiven: Bool
}

enum Library {
  static func loans() async -> [Loan] { [] }
}
