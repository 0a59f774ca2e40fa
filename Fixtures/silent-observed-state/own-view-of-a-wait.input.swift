// fixture: --ios 17.0
import SwiftUI

@MainActor
final class CourseModel: ObservableObject {
    enum Phase {
        case asked
        case open([String])
        case failed(error: Error)
    }

    @Published private(set) var phase = Phase.asked
    private let office = CourseOffice()

    func fetchLessons() async {
        phase = .asked
        do {
            phase = .open(try await office.lessons())
        } catch {
            phase = .failed(error: error)
        }
    }
}

struct CourseScreen: View {
    @StateObject private var model = CourseModel()

    var body: some View {
        Group {
            switch model.phase {
            case .open(let lessons):
                List(lessons, id: \.self) { Text($0) }
            case .asked:
                CourseLoadingView(hint: "Asking the office")
            case .failed(let error):
                Text(error.localizedDescription)
            }
        }
        .task { await model.fetchLessons() }
    }
}

struct CourseLoadingView: View {
    let hint: String

    var body: some View {
        Text(hint)
            .foregroundStyle(.secondary)
    }
}

final class CourseOffice: Sendable {
    func lessons() async throws -> [String] { [] }
}
