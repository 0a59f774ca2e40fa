import UIKit

final class LockKeeper {
  private var lockWindow: UIWindow?

  func showLock() {
    lockWindow = UIWindow()
    let lock = UIViewController()
    lockWindow?.rootViewController = lock
  }
}
