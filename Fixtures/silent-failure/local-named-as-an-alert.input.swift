import SwiftUI

struct PrinterSetupView: View {
    let printer: Printer
    @State private var testResult: String?
    @State private var problem = ""
    @State private var hasProblem = false

    var body: some View {
        Form {
            Button("Print a test page", action: printTestPage)
            if let result = testResult {
                Text(result)
            }
            Button("Save", action: save)
        }
        .alert("Could not save", isPresented: $hasProblem) {
            Button("OK") {}
        } message: {
            Text(problem)
        }
    }

    private func printTestPage() {
        testResult = nil
        Task {
            do {
                try await printer.printTestPage()
                testResult = "Test page sent"
            } catch {
                // A local of the same name as the alert's text.
                let problem: String
                if let fault = error as? PrinterFault {
                    problem = fault.explanation
                } else {
                    problem = "no answer"
                }
                testResult = "Test page failed: \(problem)"
            }
        }
    }

    private func save() {
        do {
            try printer.save()
        } catch {
            problem = error.localizedDescription
            hasProblem = true
        }
    }
}

struct PrinterFault: Error {
    let explanation: String
}

struct Printer {
    func printTestPage() async throws {}
    func save() throws {}
}
