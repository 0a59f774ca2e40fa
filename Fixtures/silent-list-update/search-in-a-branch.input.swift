// fixture: --ios 17.0
import SwiftUI

struct PlantsView: View {
    @State private var plants = [Plant(id: 1, name: "Fern")]
    @State private var query = ""
    @State private var isAdding = false

    private var found: [Plant] {
        query.isEmpty ? plants : plants.filter { $0.name.contains(query) }
    }

    var body: some View {
        if plants.count > 0 {
            List {
                ForEach(found) { plant in
                    Text(plant.name)
                }
            }
            .searchable(text: $query)
            .overlay {
                if found.isEmpty {
                    Text("No plant is called that")
                }
            }
            .toolbar {
                #if DEBUG
                Button("Add") { isAdding = true }
                #endif
            }
        } else {
            Text("Plant something.")
        }
    }
}

struct Plant: Identifiable {
    let id: Int
    let name: String
}
