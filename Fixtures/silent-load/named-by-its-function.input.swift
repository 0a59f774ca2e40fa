import SwiftUI

struct Row: Identifiable, Sendable { let id: Int }

struct VisitLog: Sendable {
  func signIns() async throws -> [Row] { [] }
}

struct SecurityView: View {
  @State private var data: [Row] = []
  @State private var isLoading = false
  @State private var problem: String?
  let log: VisitLog

  var body: some View {
    VStack {
      if let problem { Text(problem).foregroundColor(.red) }
      if isLoading { ProgressView() }
      List(data) { row in Text("\(row.id)") }
      Button("Reload") { Task { await loadSignIns() } }
    }
  }

  private func loadSignIns() async {
    isLoading = true
    defer { isLoading = false }
    do {
      data = try await log.signIns()
    } catch {
      problem = error.localizedDescription
    }
  }
}
