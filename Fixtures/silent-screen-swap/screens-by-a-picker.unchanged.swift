import SwiftUI

struct JournalScreen: View {
  enum Mode { case month, week }
  @State private var mode: Mode = .month

  var body: some View {
    Group {
      switch mode {
      case .month: MonthPage { mode = .week }
      case .week: WeekPage()
      }
    }
    .toolbar {
      Picker("Mode", selection: $mode) {
        Text("Month").tag(Mode.month)
        Text("Week").tag(Mode.week)
      }
    }
  }
}

struct MonthPage: View {
  let open: () -> Void
  var body: some View { Button("Open the week", action: open) }
}

struct WeekPage: View {
  var body: some View { Text("Week") }
}
