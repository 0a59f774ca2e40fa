import SwiftUI

/// The button makes room for a word that goes again after a moment.
struct CopySerialNumber: View {
  let serialNumber: String
  @State private var isCopied = false

  var body: some View {
    VStack {
      if !isCopied {
        Button {
          UIPasteboard.general.string = serialNumber
          isCopied = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            isCopied = false
          }
        } label: {
          HStack {
            Image(systemName: "doc.on.doc")
            Text("Copy the serial number")
          }
        }
      } else {
        HStack {
          Image(systemName: "checkmark")
          Text("Serial number copied")
        }
      }
    }
  }
}
