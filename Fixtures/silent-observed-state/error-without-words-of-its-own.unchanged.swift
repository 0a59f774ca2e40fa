import SwiftUI

final class FerryModel: ObservableObject {
    enum Crossing {
        case open
        case failed(FerryError)
    }

    @Published var crossing: Crossing = .open

    @MainActor
    func cross() async {
        do {
            try await FerryService.cross()
        } catch {
            crossing = .failed(.full)
        }
    }
}

struct FerryView: View {
    @StateObject private var model = FerryModel()

    var body: some View {
        VStack {
            Button("Cross") { Task { await model.cross() } }
            switch model.crossing {
            case .open: EmptyView()
            case .failed(let error):
                FerryNotice(error: error)
            }
        }
    }
}

struct FerryNotice: View {
    let error: FerryError

    var body: some View { Text(error.errorDescription ?? "") }
}

enum FerryError: Error {
    case full

    var errorDescription: String? { "The ferry is full" }
}

enum FerryService {
    static func cross() async throws {}
}
