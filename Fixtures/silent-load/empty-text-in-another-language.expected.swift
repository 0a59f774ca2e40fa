import SwiftUI

final class BoatsModel: ObservableObject {
    @Published var boats: [Boat] = []
    @Published var isLoading = false
    private let harbour = Harbour()

    func load() {
        isLoading = true
        harbour.boats { boats in
            self.boats = boats
            self.isLoading = false
        }
    }
}

struct BoatsView: View {
    @StateObject private var model = BoatsModel()

    var body: some View {
        VStack {
            Text("Τα σκάφη του λιμανιού")
            Text("Όλα όσα είναι εδώ σήμερα")
            Text("Δείτε και τα δρομολόγια")
            if model.isLoading {
                ProgressView("Λίγη υπομονή ακόμα")
            } else if model.boats.isEmpty {
                Text("Δεν υπάρχουν σκάφη εδώ")
            } else {
                List(model.boats) { boat in
                    Text(boat.name)
                }
            }
            Button("Φόρτωση ξανά τώρα") {
                model.load()
            }
        }
        .onChange(of: model.isLoading) { isLoading in
            if !isLoading, model.boats.isEmpty {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Δεν υπάρχουν σκάφη εδώ"
                )
            }
        }
    }
}

struct Boat: Identifiable {
    let id: Int
    let name: String
}

struct Harbour {
    func boats(_ completion: @escaping ([Boat]) -> Void) { completion([]) }
}
