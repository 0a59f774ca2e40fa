import SwiftUI

struct VocabularyCard: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      if isTurned {
        BackSide { isTurned = false }
      } else {
        FrontSide { isTurned = true }
      }
    }
  }
}

struct FrontSide: View {
  let turn: () -> Void
  var body: some View { Button("House", action: turn) }
}

struct BackSide: View {
  let turn: () -> Void
  var body: some View { Button("Haus", action: turn) }
}
