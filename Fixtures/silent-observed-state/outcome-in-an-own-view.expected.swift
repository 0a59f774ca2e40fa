import SwiftUI

enum UploadPhase { case choosing, sending, sent }

@MainActor
final class UploadModel: ObservableObject {
    @Published var phase: UploadPhase = .choosing

    func send(_ photo: Data) async {
        phase = .sending
        await Storage.shared.put(photo)
        phase = .sent
    }
}

struct UploadView: View {
    let photo: Data
    @StateObject private var model = UploadModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .choosing: EmptyView()
            case .sending: ProgressView()
            case .sent:
                Instruction(line: "Your photo is on its way.")
                    .onAppear {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Your photo is on its way."
                        )
                    }
            }
            Button("Send photo") {
                Task { await model.send(photo) }
            }
        }
    }
}

struct Instruction: View {
    let line: String

    var body: some View {
        Text(line).padding()
    }
}

struct Storage {
    static let shared = Storage()
    func put(_ photo: Data) async {}
}
