import UIKit

struct ExportJob {
    func start(_ name: String) {
        DispatchQueue(label: "export").async {
            for page in 1...3 { print(page, name) }
            if !name.isEmpty {
                UIAccessibility.post(notification: .announcement, argument: name.capitalized)
            }
        }
    }
}
