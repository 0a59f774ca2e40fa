import SwiftUI

struct Applicant: Identifiable {
  let id = 0
  let isAccepted = false
}

struct ApplicantsView: View {
  @State private var applicants: [Applicant] = []

  // How many are seen is another number.
  var body: some View {
    List {
      ForEach(applicants.filter({ !$0.isAccepted })) { applicant in
        Text("\(applicant.id)")
      }
    }
    .refreshable {
      let loaded = await load()
      applicants = loaded
    }
  }

  private func load() async -> [Applicant] { [] }
}
