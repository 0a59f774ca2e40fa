import SwiftUI

/// What the text is put together of has its name only where the view shows it.
struct ConnectServer: View {
  @State private var isUnreachable = false
  let servers: [String]
  let connect: (String) -> Bool

  var body: some View {
    VStack {
      ForEach(servers, id: \.self) { server in
        Button(server) {
          isUnreachable = false
          if !connect(server) {
            isUnreachable = true
          }
        }
        if isUnreachable {
          Text("\(server) does not answer")
        }
      }
    }
  }
}
