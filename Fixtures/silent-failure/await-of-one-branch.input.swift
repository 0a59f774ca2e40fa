import SwiftUI

struct TillView: View {
  @State private var errorText: String?
  @State private var isSplit = false

  var body: some View {
    VStack {
      if let errorText {
        Text(errorText)
      }
      Button("Charge") {
        Task { await charge() }
      }
    }
  }

  private func charge() async {
    if isSplit {
      await Till.split()
    }
    guard Till.isOpen else {
      errorText = "The till is closed."
      return
    }
    await Till.charge()
  }
}

enum Till {
  static let isOpen = false
  static func split() async {}
  static func charge() async {}
}
