import SwiftUI

struct StampAlbumView: View {
  let album: StampAlbum
  @State private var stamps: [Stamp] = []
  @State private var problem: String?

  var body: some View {
    VStack {
      if let problem { Text(problem).foregroundStyle(.red) }
      List(stamps) { Text($0.title) }
      Button("Try again") { Task { await fill() } }
    }
  }

  private func fill() async {
    do {
      var found: [Stamp] = []
      for number in album.numbers {
        found.append(try await StampArchive.shared.stamp(number))
      }
      stamps = found
    } catch {
      problem = error.localizedDescription
      UIAccessibility.post(
        notification: .announcement,
        argument: "Error: \(error.localizedDescription)"
      )
    }
  }
}

struct Stamp: Identifiable {
  let id: Int
  let title: String
}

struct StampAlbum {
  let numbers: [Int]
}

struct StampArchive {
  static let shared = StampArchive()

  func stamp(_ number: Int) async throws -> Stamp { Stamp(id: number, title: "Stamp") }
}
