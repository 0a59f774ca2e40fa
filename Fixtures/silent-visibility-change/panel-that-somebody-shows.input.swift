// fixture: --ios 16.0
import SwiftUI
import UIKit

struct KitchenApp: App {
    var body: some Scene {
        WindowGroup { Text("Kitchen") }
    }
}

final class TapViewController: UIViewController {
    @IBOutlet private var waterPanel: UIView!

    func showWater() {
        waterPanel.isHidden = false
    }
}

final class KitchenCoordinator {
    private let screens: [String: TapViewController] = [:]

    @MainActor
    func open() {
        screens["tap"]?.showWater()
    }
}
