import SwiftUI

@MainActor
final class SowingCalendarModel: ObservableObject {
  @Published var calendarDays: [String] = []

  func loadCalendar() async {
    calendarDays = await SowingService.days()
  }
}

enum SowingService {
  static func days() async -> [String] { [] }
}

struct SowingCalendarView: View {
  @StateObject private var model = SowingCalendarModel()

  var body: some View {
    VStack {
      Button("Next month") {
        Task { await model.loadCalendar() }
      }
      ForEach(model.calendarDays, id: \.self) { day in
        Text(day)
      }
    }
  }
}
