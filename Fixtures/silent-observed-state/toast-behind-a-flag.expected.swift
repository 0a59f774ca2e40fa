import SwiftUI

struct SnackBarView: View {
  @Binding var isShowing: Bool
  var title: String

  var body: some View {
    ZStack {
      if isShowing {
        Text(title)
          .padding(8)
          .onTapGesture { isShowing = false }
      }
    }
    .onChange(of: isShowing ? title : nil) { newValue in
      if let message = newValue {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
  }
}

struct FernView: View {
  @State private var isNoteShown = false

  var body: some View {
    VStack {
      Button("Water it") {
        Task {
          try? await FernService.water()
          isNoteShown = true
        }
      }
      SnackBarView(isShowing: $isNoteShown, title: "The fern was watered")
    }
  }
}

enum FernService {
  static func water() async throws {}
}
