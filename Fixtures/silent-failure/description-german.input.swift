import SwiftUI

struct OpeningHoursView: View {
  @State private var hours: [OpeningHour] = []
  @State private var isLoading = false
  @State private var errorMessage: String?
  let service: HoursService
  let branch: Int

  var body: some View {
    VStack {
      Text("Öffnungszeiten der Filiale")
      if isLoading { ProgressView() }
      if let errorMessage { Text(errorMessage) }
      List(hours) { hour in Text(hour.day) }
      Button("Neu laden") { Task { await reload() } }
    }
  }

  private func reload() async {
    isLoading = true
    errorMessage = nil
    do {
      print("fetching the hours of a branch from the server")
      print("see the log for what came of it")
      hours = try await service.hours(of: branch)
    } catch {
      errorMessage = error.localizedDescription
    }
    isLoading = false
  }
}

struct OpeningHour: Identifiable, Sendable {
  let id: Int
  let day: String
}

protocol HoursService: Sendable {
  func hours(of branch: Int) async throws -> [OpeningHour]
}
