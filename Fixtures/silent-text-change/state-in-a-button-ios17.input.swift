// fixture: --ios 17.0
import SwiftUI

struct DiceView: View {
  @State private var resultText = ""

  var body: some View {
    VStack {
      Text(resultText)
      Button("Roll") {
        let pips = Int.random(in: 1...6)
        resultText = "You rolled \(pips)"
      }
    }
  }
}
