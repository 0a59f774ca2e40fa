import SwiftUI

struct StopwatchView: View {
    @State private var status = ""
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(status)
            .onReceive(timer) { _ in
                seconds += 1
                status = "\(seconds) seconds"
            }
    }
}
