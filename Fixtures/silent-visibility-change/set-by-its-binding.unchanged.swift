import SwiftUI

/// A sheet takes its state back: nobody but the system gives the binding a value.
struct ScanTicket: View {
  enum Phase {
    case scanning
    case failed(ScanProblem)
  }

  @State private var phase: Phase = .scanning

  private var problem: Binding<ScanProblem?> {
    Binding(
      get: {
        guard case .failed(let problem) = phase else { return nil }
        return problem
      },
      set: { problem in
        guard let problem else {
          phase = .scanning
          return
        }
        phase = .failed(problem)
      })
  }

  var body: some View {
    VStack {
      switch phase {
      case .scanning:
        Text("Point the camera at the ticket")
      case .failed:
        Text("That is no ticket")
      }
    }
    .sheet(item: problem) { problem in
      Text(problem.advice)
    }
  }
}

struct ScanProblem: Identifiable {
  let id: Int
  let advice: String
}
