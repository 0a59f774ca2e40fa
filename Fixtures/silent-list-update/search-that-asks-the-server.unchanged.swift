import SwiftUI

struct PeopleView: View {
    @StateObject private var model = PeopleModel()

    var body: some View {
        List(model.people) { person in
            Text(person.name)
        }
        .overlay {
            if model.people.isEmpty {
                Text("Nobody of that name")
            }
        }
        .searchable(text: $model.query)
        .task(id: model.query) { await model.search() }
    }
}

@MainActor
final class PeopleModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var people: [Person] = []
    private let service = PeopleService()

    func search() async {
        people = await service.people(called: query)
    }
}

struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
}

struct PeopleService: Sendable {
    func people(called name: String) async -> [Person] { [] }
}
