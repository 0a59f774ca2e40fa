// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI
import UIKit

struct SendView: View {
  let link: String

  var body: some View {
    VStack {
      Text("Send the link to whom you trust")
      #if RELEASE
        tools
      #endif
    }
  }

  #if RELEASE
    var tools: some View {
      Button("Copy") {
        UIPasteboard.general.string = link
      }
    }
  #endif
}
