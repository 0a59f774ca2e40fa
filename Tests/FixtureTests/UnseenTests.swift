import Driver
import Reporting
import Settings
import TestSupport
import Testing

/// What no user of an app meets is left alone: by the file's path, or by the type around it.
@Suite struct UnseenTests {
  private func findings(
    at path: String = "App/Screen.swift", in type: String = "final class Screen: UIViewController"
  ) -> Int {
    let text = """
      import UIKit

      \(type) {
        private let errorLabel = UILabel()

        @IBAction func submit(_ sender: UIButton) {
          errorLabel.text = "The server is not available."
        }
      }

      """
    let run = FixtureRun(ContiguousArray(text.utf8), at: path, Configuration())
    return run.outcome.diagnostics.count
  }

  @Test(arguments: [
    "AppTests/Screen.swift", "AppUITests/Screen.swift", "App/Mocks/Screen.swift",
    "App/MockServer/Screen.swift", "App/Mocking/Screen.swift", "App/Mockings/Screen.swift",
    "Widget/Screen.swift", "Widgets/Screen.swift", "App/macos/Screen.swift",
    "App/macOS/Screen.swift",
    "WatchKit App/Screen.swift", "Watch/Screen.swift", "Previews/Screen.swift",
    "Benchmarks/Screen.swift", "Testing/Screen.swift", "Snapshots/Screen.swift",
    "ShareExtension/Screen.swift", "UnitTest/Screen.swift", "tvos/Screen.swift",
    "Shop tvOS/Screen.swift", "Shop Watch App/Screen.swift", "ShopWidget/Screen.swift",
    "App/ScreenTests.swift", "App/ScreenMock.swift", "App/MockScreen.swift",
  ])
  func aFileThatNobodyMeets(path: String) {
    #expect(findings(at: path) == 0)
  }

  @Test(arguments: [
    "App/Screen.swift", "App/TestDrive/Screen.swift", "App/Contest/Screen.swift",
    "App/Extensions/Screen.swift", "App/Extension/Screen.swift", "App/View+Extension.swift",
    "App/WatchLater.swift", "App/WidgetSettings.swift", "SpeedTest/Screen.swift",
    "UI Widgets/Screen.swift", "App/SnapshotsScreen.swift", "App/Watchlist/Screen.swift",
    "Mockingbird/Screen.swift",
  ])
  func aFileThatUsersMeet(path: String) {
    #expect(findings(at: path) == 1)
  }

  @Test(arguments: [
    "final class ScreenTests: UIViewController", "final class ScreenTest: UIViewController",
    "final class ScreenMock: UIViewController", "final class MockScreen: UIViewController",
    "final class FakeScreen: UIViewController", "final class StubScreen: UIViewController",
    "final class ScreenSpy: UIViewController", "final class ScreenStub: UIViewController",
    "final class Screen: XCTestCase", "struct Screen: PreviewProvider",
    "final class Screen: UIResponder, UIApplicationDelegate",
  ])
  func aTypeThatNobodyMeets(type: String) {
    #expect(findings(in: type) == 0)
  }

  @Test(arguments: [
    "final class TestDriveScreen: UIViewController", "final class StubbornScreen: UIViewController",
    "class Screen: UIViewController, Reloading",
  ])
  func aTypeThatUsersMeet(type: String) {
    #expect(findings(in: type) == 1)
  }
}
