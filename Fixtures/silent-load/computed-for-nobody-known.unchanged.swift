import SwiftUI

struct TidesView: View {
    @State private var tides: [String] = []

    var body: some View {
        List(tides, id: \.self) { Text($0) }
    }

    func loadTides() {
        tides = Almanac.tides()
    }
}

enum Almanac {
    static func tides() -> [String] { [] }
}
