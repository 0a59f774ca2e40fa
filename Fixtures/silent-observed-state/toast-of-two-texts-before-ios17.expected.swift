// fixture: --ios 15.0
import SwiftUI

struct Notice {
  let title: String
  let detail: String
}

// The closure that runs at a change still has the notice from before it.
struct NoticeToast: View {
  let notice: Notice

  var body: some View {
    VStack(alignment: .leading) {
      Text(notice.title)
        .font(.headline)
      Text(notice.detail)
    }
    .padding()
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(
          notification: .announcement,
          argument: "\(notice.title), \(notice.detail)"
        )
      }
    }
    .onChange(of: "\(notice.title), \(notice.detail)") { newValue in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: newValue)
      }
    }
  }
}

struct TideSnackbar: View {
  @Binding var isShown: Bool
  let title: String
  let detail: String

  var body: some View {
    VStack {
      if isShown {
        VStack {
          Text(title)
          Text(detail)
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "\(title), \(detail)")
          }
        }
        .onChange(of: "\(title), \(detail)") { newValue in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: newValue)
          }
        }
      }
    }
  }
}
