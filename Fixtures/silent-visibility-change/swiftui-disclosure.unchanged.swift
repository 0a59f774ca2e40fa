import SwiftUI

struct NutritionView: View {
    let details: String
    @State private var isExpanded = false

    var body: some View {
        VStack {
            Button("Details") {
                isExpanded.toggle()
            }
            if isExpanded {
                Text(details)
            }
        }
    }
}
