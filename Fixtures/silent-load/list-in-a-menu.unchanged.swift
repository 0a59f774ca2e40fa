import SwiftUI

@MainActor
final class ScheduleModel: ObservableObject {
    @Published var conferences: [String] = []

    func loadConferences() async {
        conferences = ["Spring", "Autumn"]
    }
}

struct ScheduleView: View {
    @StateObject private var model = ScheduleModel()

    var body: some View {
        VStack {
            Menu("Conference") {
                ForEach(model.conferences, id: \.self) { name in
                    Button(name) {}
                }
            }
        }
        .refreshable {
            await model.loadConferences()
        }
    }
}
