import SwiftUI

struct TabsView: View {
    @State private var tabs = ["Home", "Search", "Library"]

    var body: some View {
        List {
            ForEach(tabs, id: \.self) { tab in
                Text(tab)
            }
            .onMove { source, destination in
                var moved = tabs
                moved.move(fromOffsets: source, toOffset: destination)
                tabs = moved
            }
        }
    }
}
