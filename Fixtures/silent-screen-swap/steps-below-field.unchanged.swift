// fixture: --ios 16.0
import SwiftUI

struct BookingView: View {
    enum Step { case name, address }
    @State private var step = Step.name
    @State private var note = ""

    var body: some View {
        Form {
            TextField("Note", text: $note)
            switch step {
            case .name: NameStep(next: { step = .address })
            case .address: AddressStep(back: { step = .name })
            }
        }
    }
}

struct NameStep: View {
    let next: () -> Void

    var body: some View {
        Button("Next") { next() }
    }
}

struct AddressStep: View {
    let back: () -> Void

    var body: some View {
        Button("Back") { back() }
    }
}
