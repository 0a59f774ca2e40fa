import SwiftUI

@main
struct PenNameApp: App {
    var body: some Scene {
        WindowGroup { PenNameView() }
    }
}

final class PenNameModel: ObservableObject {
    @Published var penName = "" {
        didSet { check() }
    }
    @Published private(set) var problem: String?

    func renew() {
        penName = PenNames.any()
    }

    // A button sets the name.
    private func check() {
        problem = penName.count < 3 ? "A pen name has at least three letters" : nil
    }
}

struct PenNameView: View {
    @StateObject private var model = PenNameModel()

    var body: some View {
        Form {
            Text(model.penName)
            Button("Any name") { model.renew() }
            if let problem = model.problem {
                Text(problem)
            }
        }
    }
}

enum PenNames {
    static func any() -> String { ["Mo", "Harper Lane"].randomElement() ?? "" }
}
