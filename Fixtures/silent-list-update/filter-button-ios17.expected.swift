// fixture: --ios 17.0
import SwiftUI

struct TrailsView: View {
  @State private var trails = Trail.all

  var body: some View {
    List {
      ForEach(trails) { Text($0.name) }
    }
    .toolbar {
      Button("Easy trails") {
        trails = Trail.all.filter { $0.isEasy }
        let announcement = "Trails shown: \(trails.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement(announcement).post()
        }
      }
    }
  }
}

struct Trail: Identifiable {
  let id: Int
  let name: String
  let isEasy: Bool
  static let all: [Trail] = []
}
