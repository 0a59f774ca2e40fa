import SwiftUI

/// What no case of its own stands for is shown by the default one: a finding without words.
struct Weather: View {
  enum Sky { case clear, cloudy, rainy }

  @State private var sky = Sky.clear

  var body: some View {
    VStack {
      switch sky {
      case .clear: Image("sun")
      default: Image("cloud")
      }
      if sky == .rainy {
        Image("umbrella")
      }
      Button("Look out of the window") {
        sky = .cloudy
      }
    }
  }
}
