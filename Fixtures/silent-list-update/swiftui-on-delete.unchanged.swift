import SwiftUI

struct ShoppingListView: View {
    @State private var items = ["Bread", "Pears"]

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }
                .onDelete { offsets in
                    items.remove(atOffsets: offsets)
                }
                .onMove { source, destination in
                    items.move(fromOffsets: source, toOffset: destination)
                }
        }
    }
}
