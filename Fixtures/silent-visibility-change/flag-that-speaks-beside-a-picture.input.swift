import SwiftUI

struct RecipeView: View {
    @State private var isExpanded = false
    @State private var isSaved = false

    var body: some View {
        VStack {
            if isExpanded {
                Image("steps")
            }
            if isSaved {
                Text("The recipe is saved")
            }
            Button("Save") {
                isExpanded = true
                isSaved = true
            }
        }
    }
}
