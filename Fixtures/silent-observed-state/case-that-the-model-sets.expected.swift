import SwiftUI

final class WeirModel: ObservableObject {
    enum Level {
        case unknown
        case measured(Int)
        case failed(message: String)
    }

    @Published var level: Level = .unknown

    @MainActor
    func measure() async {
        if let measured = await WeirService.level() {
            level = .measured(measured)
        } else {
            level = .failed(message: "The gauge does not answer")
        }
    }
}

struct WeirView: View {
    @StateObject private var model = WeirModel()

    var body: some View {
        VStack {
            Button("Measure") { Task { await model.measure() } }
            switch model.level {
            case .unknown: EmptyView()
            case .measured: Image(systemName: "water.waves")
            case .failed(let message):
                Text(message)
                    .onAppear {
                        UIAccessibility.post(notification: .announcement, argument: message)
                    }
            }
        }
    }
}

enum WeirService {
    static func level() async -> Int? { nil }
}
