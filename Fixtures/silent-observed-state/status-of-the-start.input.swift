import SwiftUI

@MainActor
final class BackupModel: ObservableObject {
    @Published var backupStatus: String
    @Published var isBackingUp = false

    init() {
        self.backupStatus = Self.describe(nil)
    }

    static func describe(_ date: Date?) -> String {
        date == nil ? "Never backed up" : "Backed up"
    }

    func backUp() {
        isBackingUp = true
        BackupService.shared.start { [weak self] result in
            DispatchQueue.main.async {
                self?.finish(result)
            }
        }
    }

    private func finish(_ result: Result<Date, Error>) {
        isBackingUp = false
        switch result {
        case .success:
            backupStatus = "Backup finished"
        case .failure:
            backupStatus = "Backup failed"
        }
    }
}

struct BackupView: View {
    @StateObject private var model = BackupModel()

    var body: some View {
        VStack {
            Text(model.backupStatus)
            if model.isBackingUp {
                ProgressView()
            }
            Button("Back up now", action: model.backUp)
        }
    }
}

final class BackupService {
    nonisolated(unsafe) static let shared = BackupService()
    func start(_ completion: @escaping @Sendable (Result<Date, Error>) -> Void) {}
}
