import SwiftUI

/// The text is there where the call has returned something, and whether it has nobody knows before.
struct CouponForm: View {
  @State private var code = ""
  @State private var coupon: Coupon?
  let find: (String) -> Coupon?

  var body: some View {
    VStack {
      TextField("Coupon", text: $code)
      if coupon != nil {
        Text("The coupon is accepted")
      }
      Button("Use the coupon") {
        coupon = find(code)
      }
    }
  }
}

struct Coupon {
  let value: Int
}
