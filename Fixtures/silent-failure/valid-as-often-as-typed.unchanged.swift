import UIKit

final class Stream<Value> {
  func subscribe(onNext: @escaping (Value) -> Void) {}
}

final class NicknameViewController: UIViewController {
  private let nicknameValidationLabel = UILabel()
  private let isFree = Stream<Bool>()

  // It is asked at every key, as likely as not.
  private func bindState() {
    isFree.subscribe(onNext: { isValid in
      self.nicknameValidationLabel.text = isValid ? "This name is free" : "This name is taken"
    })
  }
}
