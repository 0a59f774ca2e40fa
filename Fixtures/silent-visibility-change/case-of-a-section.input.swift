// fixture: --ios 17.0
import SwiftUI

struct SpreadSheet: View {
  enum Phase {
    case starting
    case choosing
    case locked
  }

  @State private var phase: Phase = .starting

  var body: some View {
    Form {
      Text("Open to all")
        .onTapGesture {
          phase = .choosing
        }
      VStack {
        switch phase {
        case .starting:
          Text("One moment")
        case .choosing:
          Text("Spread this")
        case .locked:
          Text("Unlock and spread")
        }
      }
      if phase == .locked {
        Text("This board asks for a password")
      }
    }
  }

  private func spread() {}
}
