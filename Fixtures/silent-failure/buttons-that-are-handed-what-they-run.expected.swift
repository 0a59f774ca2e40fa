import SwiftUI

struct SignUpForm: View {
    @State private var name = ""
    @State private var code = ""
    @State private var problem = ""

    private var isNew: Bool {
        problem.isEmpty && code.isEmpty
    }

    private var isComplete: Bool {
        !name.isEmpty && code.count > 3
    }

    var body: some View {
        VStack {
            if !problem.isEmpty {
                Text(problem)
            }
            Text(isNew ? "Join us" : "Almost there")
            TextField("Name", text: $name)
            TextField("Code", text: $code)
            Button("Send me a code", action: askForCode)
            Button(action: signUp) {
                Text("Sign up")
            }
            .disabled(!isComplete)
        }
    }

    // Its button is off until there is a name.
    private func signUp() {
        guard !name.isEmpty else {
            problem = "Enter a name first"
            return
        }
        Accounts.make(name, code)
    }

    private func askForCode() {
        guard !name.isEmpty else {
            problem = "A code needs a name"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "A code needs a name")
            }
            return
        }
        Accounts.sendCode(to: name)
    }
}

enum Accounts {
    static func make(_ name: String, _ code: String) {}
    static func sendCode(to name: String) {}
}
