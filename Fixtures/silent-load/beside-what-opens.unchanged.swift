import SwiftUI

struct PetDashboardView: View {
  @State private var medications: [String] = []
  @State private var isLoading = false
  let store: MedicationStore

  var body: some View {
    VStack {
      Text("Dashboard")
      if isLoading { ProgressView() }
      ForEach(medications, id: \.self) { medication in Text(medication) }
    }
    .task { await loadMedications() }
  }

  private func loadMedications() async {
    isLoading = true
    medications = await store.medications()
    isLoading = false
  }
}

protocol MedicationStore: Sendable {
  func medications() async -> [String]
}
