import SwiftUI

@MainActor
final class FormModel: ObservableObject {
    @Published var email = ""
    @Published var phone = ""
    @Published var emailError: String?
    @Published var phoneError: String?

    func save() {
        emailError = email.contains("@") ? nil : NSLocalizedString("email_bad", comment: "")
        phoneError = phone.count > 6 ? nil : NSLocalizedString("phone_bad", comment: "")
    }
}

struct FormView: View {
    @StateObject private var model = FormModel()

    var body: some View {
        Form {
            TextField("Email", text: $model.email)
            if let error = model.emailError { Text(error) }
            TextField("Phone", text: $model.phone)
            if let error = model.phoneError { Text(error) }
            Button("Save") { model.save() }
        }
        .onChange(of: [model.emailError, model.phoneError].compactMap { $0 }.joined(separator: ". ")) { newValue in
            if !newValue.isEmpty {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: newValue)
                }
            }
        }
    }
}
