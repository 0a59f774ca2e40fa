import SwiftUI

struct HotelForm: View {
    @State private var hasBreakfast = false
    @State private var hasLift = false
    @State private var hasSauna = false
    @State private var hasChanges = false

    var body: some View {
        VStack {
            if hasChanges {
                Text("Unsaved changes")
            }
            Toggle("Breakfast", isOn: $hasBreakfast)
            Toggle("Lift", isOn: $hasLift)
            Toggle("Sauna", isOn: $hasSauna)
        }
        .onChange(of: hasBreakfast) { _ in hasChanges = true }
        .onChange(of: hasLift) { _ in hasChanges = true }
        .onChange(of: hasSauna) { _ in hasChanges = true }
    }
}
