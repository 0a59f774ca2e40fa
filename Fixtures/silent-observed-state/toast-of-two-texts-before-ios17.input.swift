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
      }
    }
  }
}
