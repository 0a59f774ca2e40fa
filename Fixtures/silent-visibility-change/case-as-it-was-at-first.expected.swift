import SwiftUI

struct CleanUpView: View {
    @State private var state: CleanUp = .notCleared
    let cache: PictureCache

    var body: some View {
        VStack {
            switch state {
            case .notCleared: Text("Pictures take some room")
            case .clearing: ProgressView()
            case .cleared: Text("There is room again")
            }
            Button("Make room") { clear() }
        }
    }

    private func clear() {
        state = .clearing
        cache.clear {
            state = .cleared
            UIAccessibility.post(notification: .announcement, argument: "There is room again")
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                state = .notCleared
            }
        }
    }
}

enum CleanUp { case notCleared, clearing, cleared }

@MainActor
final class PictureCache {
    func clear(completion: @escaping () -> Void) {}
}
