// fixture: --ios 16.0
import Combine
import SwiftUI

@MainActor
final class GradesModel: ObservableObject {
  enum State { case loading, data, error }

  @Published var state = State.loading

  init(_ states: PassthroughSubject<State, Never>) {
    states.assign(to: &$state)
  }
}

struct GradesScreen: View {
  @StateObject private var model = GradesModel(PassthroughSubject())

  var body: some View {
    switch model.state {
    case .loading: ProgressView()
    case .data: Text("Grades of the term")
    case .error:
      VStack {
        Text("Something went wrong", bundle: .main)
        Text("The grades could not be read.", bundle: .main)
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(
            notification: .announcement,
            argument: "\(String(localized: "Something went wrong", bundle: .main)). \(String(localized: "The grades could not be read.", bundle: .main))"
          )
        }
      }
    }
  }
}

/// Not told: nothing shows that it is waited for.
struct GradesBadge: View {
  @StateObject private var model = GradesModel(PassthroughSubject())

  var body: some View {
    switch model.state {
    case .error: Text("Grades failed")
    default: EmptyView()
    }
  }
}

enum Titles {
  static let grades = String(localized: "Grades", bundle: .main)
}
