import SwiftUI

struct PriceForm: View {
    @State private var price = ""
    @State private var priceError: String?

    var body: some View {
        VStack {
            TextField("Price", text: $price)
            if let priceError { Text(priceError) }
        }
        .onChange(of: price) { _, amount in
            if amount.contains(".") {
                priceError = "Whole numbers only"
            }
        }
    }
}
