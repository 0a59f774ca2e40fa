// fixture: --unsafe-fixes --ios 17.0
import SwiftUI

struct PhotoView: View {
  @State private var isSaving = false
  let service = PhotoService()

  var body: some View {
    VStack {
      if isSaving {
        ProgressView()
      }
      Button("Save") { savePhoto() }
    }
  }

  private func savePhoto() {
    isSaving = true
    Task {
      do {
        try await service.upload()
        isSaving = false
      } catch {
        isSaving = false
      }
    }
  }
}

final class PhotoService: Sendable {
  func upload() async throws {}
}
