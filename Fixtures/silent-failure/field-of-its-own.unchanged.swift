import SwiftUI

struct AccountForm: View {
    @State private var phone = ""
    @State private var phoneError: String?

    var body: some View {
        VStack {
            PhoneField(number: $phone)
            if let phoneError {
                Text(phoneError)
            }
        }
        .onChange(of: phone) { _ in
            if phone.hasPrefix("0") {
                phoneError = "Leave out the first zero"
            } else {
                phoneError = nil
            }
        }
    }
}

struct PhoneField: View {
    @Binding var number: String

    var body: some View {
        TextField("Phone", text: $number)
    }
}
