import SwiftUI

struct FerryView: View {
  enum Fare { case online, aboard }

  @State private var fare = Fare.aboard
  @State private var errorText: String?

  var body: some View {
    VStack {
      if let errorText {
        Text(errorText)
      }
      Button("Board") {
        Task { await board() }
      }
    }
  }

  private func board() async {
    switch fare {
    case .online:
      await Ferry.pay()
    case .aboard:
      break
    }
    guard Ferry.isHere else {
      errorText = "The ferry has left."
      return
    }
    await Ferry.board()
  }
}

enum Ferry {
  static let isHere = false
  static func pay() async {}
  static func board() async {}
}
