import SwiftUI

struct HarvestToastView: View {
  let message: String
  @Binding var isShowing: Bool

  var body: some View {
    VStack {
      if isShowing {
        VStack {
          bubble
          Spacer()
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            self.isShowing = false
          }
        }
      }
    }
  }

  private var bubble: some View {
    HStack {
      Text(message)
    }
    .padding()
  }
}

struct OrchardView: View {
  @State private var isToastShown = false
  @State private var toastMessage = ""

  var body: some View {
    ZStack {
      Button("Pick apples") {
        toastMessage = "Twelve apples picked"
        isToastShown = true
      }
      HarvestToastView(message: toastMessage, isShowing: $isToastShown)
    }
  }
}
