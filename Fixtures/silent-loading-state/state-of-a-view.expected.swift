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
        AccessibilityNotification.Announcement("Photo saved").post()
      } catch {
        isSaving = false
        AccessibilityNotification.Announcement(
          AttributedString(
            "Error: \(error.localizedDescription)",
            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
          )
        ).post()
      }
    }
  }
}

final class PhotoService: Sendable {
  func upload() async throws {}
}
