import UIKit

final class StatementController: UIViewController {
  private let footerLabel = UILabel()
  private let weatherLabel = UILabel()

  @objc func mailTapped() {
    PostOffice.mail { error in
      self.footerLabel.text =
        error == nil ? "The statement is on its way" : "The statement could not be sent"
      self.weatherLabel.text = self.isDay ? "It is day" : "It is night"
    }
  }

  private var isDay: Bool { true }
}

enum PostOffice {
  static func mail(_ done: @escaping (Error?) -> Void) {}
}
