import SwiftUI

@main
struct StacksApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink { BranchListView() } label: { Text("Branches") }
                    NavigationLink { FinesView() } label: { Text("Fines") }
                    NavigationLink { ReadingListView() } label: { Text("Reading list") }
                    NavigationLink { ReservationView(title: "Momo") } label: { Text("Reserve") }
                }
            }
        }
    }
}
