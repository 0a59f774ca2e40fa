import SwiftUI

struct GardenView: View {
  @State private var isSaving = false
  @State private var isEditing = false
  @State private var savedNote = false
  @State private var sharedNote = false

  var body: some View {
    VStack {
      if savedNote {
        HStack {
          Image(systemName: "leaf")
          Text("Your garden was saved")
        }
      }
      if sharedNote {
        HStack {
          Text("Your garden was shared")
          Button("Undo") { sharedNote = false }
        }
      }
      if isEditing {
        Text("Drag the beds where you want them")
        Image(systemName: "hand.draw")
      }
      Button("Save") { save() }
        .disabled(isSaving)
      Button("Share") { share() }
    }
  }

  private func save() {
    isSaving = true
    Task {
      try? await GardenService.save()
      isSaving = false
      isEditing = false
      withAnimation { savedNote = true }
    }
  }

  private func share() {
    Task {
      try? await GardenService.save()
      sharedNote = true
    }
  }
}

enum GardenService {
  static func save() async throws {}
}
