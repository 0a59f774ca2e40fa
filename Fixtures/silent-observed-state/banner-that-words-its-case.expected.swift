import SwiftUI

final class CrewModel: ObservableObject {
  enum Notice: Equatable {
    case joined(String)
    case left
  }

  @Published var notice: Notice?

  @MainActor
  func join() async {
    let name = await CrewService.join()
    notice = .joined(name)
  }
}

struct CrewView: View {
  @StateObject private var model = CrewModel()

  var body: some View {
    VStack {
      if let notice = model.notice {
        NoticeBanner(notice: notice)
      }
      Button("Join") { Task { await model.join() } }
    }
  }
}

private struct NoticeBanner: View {
  let notice: CrewModel.Notice

  private var text: String {
    switch notice {
    case .joined(let name): return "Welcome aboard, \(name)"
    case .left: return "You left the crew"
    }
  }

  var body: some View {
    Text(text)
      .padding(10)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: text)
        }
      }
      .onChange(of: text) { text in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: text)
        }
      }
  }
}

enum CrewService {
  static func join() async -> String { "" }
}
