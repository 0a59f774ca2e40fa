import SwiftUI

final class DepthModel: ObservableObject {
    enum Sounding {
        case ready
        case sounding
        case timeout
    }

    @Published var sounding: Sounding = .ready

    @MainActor
    func sound() async {
        sounding = .sounding
        guard await DepthService.answers() else {
            sounding = .timeout
            return
        }
        sounding = .ready
    }
}

struct DepthView: View {
    @StateObject private var model = DepthModel()

    var body: some View {
        Form {
            switch model.sounding {
            case .ready:
                Section {
                    Button("Sound") { Task { await model.sound() } }
                }
            case .sounding:
                Section {
                    ProgressView()
                }
            case .timeout:
                Section {
                    VStack(spacing: 8) {
                        Text("No depth found")
                        Text("The sounder seems to be out of the water.")
                    }
                    Button("Try again") { Task { await model.sound() } }
                }
            }
        }
    }
}

enum DepthService {
    static func answers() async -> Bool { false }
}
