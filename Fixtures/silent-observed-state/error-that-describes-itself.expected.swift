import SwiftUI

final class PierModel: ObservableObject {
    enum Mooring {
        case moored
        case failed(PierProblem)
    }

    @Published var mooring: Mooring = .moored

    @MainActor
    func moor() async {
        do {
            try await PierService.moor()
        } catch {
            mooring = .failed(.full)
        }
    }
}

struct PierView: View {
    @StateObject private var model = PierModel()

    var body: some View {
        VStack {
            Button("Moor") { Task { await model.moor() } }
            switch model.mooring {
            case .moored: EmptyView()
            case .failed(let problem):
                PierNotice(problem: problem)
                    .onAppear {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(problem.localizedDescription)"
                        )
                    }
            }
        }
    }
}

struct PierNotice: View {
    let problem: PierProblem

    var body: some View { Text(problem.localizedDescription) }
}

enum PierProblem: Error {
    case full

    var localizedDescription: String { "No berth is free" }
}

enum PierService {
    static func moor() async throws {}
}
