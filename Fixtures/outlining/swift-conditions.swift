#if os(macOS)
import AppKit
func onlyMac() {}
#elseif os(iOS)
import UIKit
func onlyPhone() {}
#else
func others() {}
#endif

#if !DEBUG
let isRelease = true
#else
let isRelease = false
#endif

final class Screen {
  #if canImport(UIKit) && !os(watchOS)
  @available(iOS 15, *)
  #endif
  func update() {
    #if DEBUG
    print("updating")
    let started = now()
    #endif
    label.text = "Done"
  }
}
