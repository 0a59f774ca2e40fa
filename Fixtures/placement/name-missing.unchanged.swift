// fixture: --unsafe-fixes
import SwiftUI

struct: View {
    @State private var errorMessage = ""

    var body: some View {
        Text(errorMessage)
    }
}

struct Tide: View {
    @State private var

    func() {
        errorMessage = "Low water"
    }
}
