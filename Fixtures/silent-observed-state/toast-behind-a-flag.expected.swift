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
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
              UIAccessibility.post(notification: .announcement, argument: title)
            }
          }
          .onChange(of: title) { title in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
              UIAccessibility.post(notification: .announcement, argument: title)
            }
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
