import SwiftUI

struct BackupView: View {
    @State private var status = "No backup yet"

    var body: some View {
        VStack {
            Text(status)
            Button("Back up now") {
                Task {
                    await Backup.run()
                    status = "Backup finished"
                    UIAccessibility.post(notification: .announcement, argument: "Backup finished")
                }
            }
        }
    }
}

enum Backup {
    static func run() async {}
}
