// fixture: --ios 17.0
import SwiftUI

struct AttachmentPicker: View {
  @State private var isEnteringAddress = false
  @State private var isImporting = false
  @State private var addressError: String?
  @State private var address = ""

  var body: some View {
    VStack {
      if isEnteringAddress {
        addressForm
      } else {
        Button("Web address") { isEnteringAddress = true }
        Text("The file stays where it is.")
      }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { result in
      switch result {
      case .success(let file): attach(file)
      case .failure:
        addressError = "The file could not be opened."
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          AccessibilityNotification.Announcement(
            AttributedString(
              "The file could not be opened.",
              attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
            )
          ).post()
        }
      }
    }
  }

  private var addressForm: some View {
    VStack {
      TextField("Address", text: $address)
      if let addressError {
        Text(addressError)
      }
      Button("File") { isImporting = true }
    }
  }

  private func attach(_ file: URL) {}
}
