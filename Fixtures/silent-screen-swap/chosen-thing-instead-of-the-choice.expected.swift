import SwiftUI

struct ScanKind {
  let title: String
}

struct ScanScreen: View {
  @State private var kind: ScanKind?

  var body: some View {
    if let kind {
      ScannerScreen(kind: kind)
    } else {
      KindChooser { title in
        kind = ScanKind(title: title)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
  }
}

struct ScannerScreen: View {
  let kind: ScanKind

  var body: some View {
    Text(kind.title)
  }
}

struct KindChooser: View {
  let choose: (String) -> Void

  var body: some View {
    Button("Passport") { choose("Passport") }
  }
}
