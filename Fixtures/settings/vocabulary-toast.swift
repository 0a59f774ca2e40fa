import SwiftUI

struct SliceView: View {
    let message: String

    var body: some View {
        Text(message)
    }
}
