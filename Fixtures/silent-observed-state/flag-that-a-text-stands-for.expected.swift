import SwiftUI

final class EnquiryModel: ObservableObject {
  @Published var text = ""
  @Published var enquirySent = false
  @Published var isMember = false
  @Published var tourBooked = false

  @MainActor
  func send() async {
    do {
      try await EnquiryService.send(text)
      text = ""
      enquirySent = true
      isMember = true
      tourBooked = text.isEmpty
    } catch {
      enquirySent = false
    }
  }
}

struct EnquiryView: View {
  @StateObject private var model = EnquiryModel()

  var body: some View {
    VStack {
      Button("Send") { Task { await model.send() } }
      if model.isMember {
        Text("You are a member")
      }
      if model.tourBooked {
        Text("Your tour is booked")
      }
      if model.enquirySent {
        HStack {
          Image(systemName: "envelope")
          Text("Thank you, we will write back.")
        }
      }
    }
    .onChange(of: model.enquirySent) { enquirySent in
      if enquirySent {
        UIAccessibility.post(
          notification: .announcement,
          argument: "Thank you, we will write back."
        )
      }
    }
  }
}

enum EnquiryService {
  static func send(_ text: String) async throws {}
}
