// fixture: --ios 17.0
import Combine
import SwiftUI

struct ErrorView: View {
    let error: String
    let retry: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.icloud")
            Text("The forecast is not available")
                .font(.headline)
            Text(error)
            Button("Try again", action: retry)
        }
        .onAppear {
            AccessibilityNotification.Announcement(
                AttributedString(
                    "The forecast is not available. \(error)",
                    attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                )
            ).post()
        }
    }
}

struct ForecastView: View {
    @StateObject private var model = ForecastModel()

    var body: some View {
        VStack {
            if model.isLoading {
                ProgressView()
            } else if let error = model.error {
                ErrorView(error: error) {
                    Task { await model.load() }
                }
            }
            Text(model.forecast)
        }
        .task { await model.load() }
    }
}

@MainActor
final class ForecastModel: ObservableObject {
    @Published var isLoading = false
    @Published var error: String?
    @Published var forecast = ""

    func load() async {
        isLoading = true
        error = nil
        do {
            forecast = try await Weather.forecast()
        } catch {
            self.error = error.localizedDescription
        }
        isLoading = false
    }
}

enum Weather {
    static func forecast() async throws -> String { "" }
}
