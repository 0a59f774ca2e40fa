import SwiftUI

struct Loan: Identifiable { let id: Int }

actor Library {
  static let shared = Library()
  func loans() async -> [Loan]? { nil }
}

struct LoansView: View {
  @State private var loans: [Loan]?
  @State private var isLoading = false

  var body: some View {
    ZStack {
      ForEach(loans ?? [], id: \.id) { loan in
        Text("Loan \(loan.id)")
      }
      ProgressView().opacity(isLoading ? 1 : 0)
    }
    .task {
      isLoading.toggle()
      loans = await Library.shared.loans()
      isLoading.toggle()
    }
  }
}
