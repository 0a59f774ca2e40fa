// fixture: --ios 17.0
import SwiftUI

// From here on the closure is made anew with the change.
struct RoutingHUD: View {
  var title: String?

  var body: some View {
    VStack(spacing: 12) {
      ProgressView()
      if let title = title {
        Text(title)
      }
    }
    .padding()
  }
}
