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
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
          }
        }
        .onChange(of: message) { message in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
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
