import SwiftUI

struct ToastText {
  var text: String
}

struct LogFilesView: View {
  @State private var files: [String] = []
  @State private var toast: ToastText?
  @State private var isRotating = false

  var body: some View {
    List {
      Button("Store the logs") {
        isRotating = true
        rotate { name in
          DispatchQueue.main.async {
            // How many files there are is not what was asked for.
            toast = ToastText(text: "Stored in \(name)")
            files = readFiles()
            isRotating = false
          }
        }
      }
      if isRotating {
        ProgressView()
      }
      ForEach(files, id: \.self) { Text($0) }
    }
  }

  private func rotate(_ completion: @escaping @Sendable (String) -> Void) {}
  private func readFiles() -> [String] { [] }
}
