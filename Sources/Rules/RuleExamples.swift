/// A short source for each rule and what becomes of it: `example` of the rule's fixtures.
///
/// Tests write this file from the fixtures, under `A11Y_FIX_RECORD=1`, and hold it to them.
enum RuleExamples {
  /// By the rule's id.
  static let all: [String: (before: String, after: String)] = [
    "silent-failure": (
      before: #"""
      import UIKit

      final class CheckoutViewController: UIViewController {
          @IBOutlet private var errorLabel: UILabel!

          func showError(_ message: String) {
              errorLabel.text = message
              errorLabel.isHidden = false
          }
      }

      """#,
      after: #"""
      import UIKit

      final class CheckoutViewController: UIViewController {
          @IBOutlet private var errorLabel: UILabel!

          func showError(_ message: String) {
              errorLabel.text = message
              errorLabel.isHidden = false
              UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
          }
      }

      """#
    ),
    "silent-screen-swap": (
      before: #"""
      import UIKit

      final class DayViewController: UIViewController {
          private var current: UIViewController = MorningViewController()

          @IBAction private func showEvening(_ sender: UIButton) {
              let evening = EveningViewController()
              current.willMove(toParent: nil)
              addChild(evening)
              view.addSubview(evening.view)
              current.view.removeFromSuperview()
              current.removeFromParent()
              evening.didMove(toParent: self)
              current = evening
          }
      }

      final class MorningViewController: UIViewController {}
      final class EveningViewController: UIViewController {}

      """#,
      after: #"""
      import UIKit

      final class DayViewController: UIViewController {
          private var current: UIViewController = MorningViewController()

          @IBAction private func showEvening(_ sender: UIButton) {
              let evening = EveningViewController()
              current.willMove(toParent: nil)
              addChild(evening)
              view.addSubview(evening.view)
              current.view.removeFromSuperview()
              current.removeFromParent()
              evening.didMove(toParent: self)
              current = evening
              UIAccessibility.post(notification: .screenChanged, argument: evening.view)
          }
      }

      final class MorningViewController: UIViewController {}
      final class EveningViewController: UIViewController {}

      """#
    ),
    "silent-modal": (
      before: #"""
      import UIKit

      final class MapViewController: UIViewController {
          @IBOutlet private var mapView: UIView!
          private let legendOverlay = UIView()

          @IBAction private func explain(_ sender: UIButton) {
              view.addSubview(legendOverlay)
              mapView.accessibilityElementsHidden = true
          }
      }

      """#,
      after: #"""
      import UIKit

      final class MapViewController: UIViewController {
          @IBOutlet private var mapView: UIView!
          private let legendOverlay = UIView()

          @IBAction private func explain(_ sender: UIButton) {
              view.addSubview(legendOverlay)
              mapView.accessibilityElementsHidden = true
              UIAccessibility.post(notification: .screenChanged, argument: legendOverlay)
          }
      }

      """#
    ),
    "silent-toast": (
      before: #"""
      import UIKit

      final class PhotoViewController: UIViewController {
          @IBAction private func saveTapped(_ sender: UIButton) {
              showToast(message: "Photo saved")
          }

          func showToast(message: String) {
              let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
              toast.text = message
              view.addSubview(toast)
              UIView.animate(withDuration: 0.3, delay: 2) {
                  toast.alpha = 0
              } completion: { _ in
                  toast.removeFromSuperview()
              }
          }
      }

      """#,
      after: #"""
      import UIKit

      final class PhotoViewController: UIViewController {
          @IBAction private func saveTapped(_ sender: UIButton) {
              showToast(message: "Photo saved")
          }

          func showToast(message: String) {
              let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
              toast.text = message
              view.addSubview(toast)
              UIView.animate(withDuration: 0.3, delay: 2) {
                  toast.alpha = 0
              } completion: { _ in
                  toast.removeFromSuperview()
              }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                  UIAccessibility.post(notification: .announcement, argument: message)
              }
          }
      }

      """#
    ),
    "silent-load": (
      before: #"""
      import SwiftUI

      struct RecipeSearchView: View {
        let query: String
        @State private var recipes: [Recipe] = []
        @State private var errorMessage: String?

        var body: some View {
          List(recipes) { recipe in Text(recipe.title) }
            .overlay { Text(errorMessage ?? "") }
            .task {
              do {
                recipes = try await RecipeService.search(query)
              } catch {
                errorMessage = error.localizedDescription
              }
            }
        }
      }

      struct Recipe: Identifiable {
        let id: Int
        let title: String
      }

      enum RecipeService {
        static func search(_ query: String) async throws -> [Recipe] { [] }
      }

      """#,
      after: #"""
      import SwiftUI

      struct RecipeSearchView: View {
        let query: String
        @State private var recipes: [Recipe] = []
        @State private var errorMessage: String?

        var body: some View {
          List(recipes) { recipe in Text(recipe.title) }
            .overlay { Text(errorMessage ?? "") }
            .task {
              do {
                recipes = try await RecipeService.search(query)
                AccessibilityNotification.Announcement("Recipes loaded: \(recipes.count)").post()
              } catch {
                errorMessage = error.localizedDescription
                if !Task.isCancelled {
                  AccessibilityNotification.Announcement(
                    AttributedString(
                      "Error: \(error.localizedDescription)",
                      attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                  ).post()
                }
              }
            }
        }
      }

      struct Recipe: Identifiable {
        let id: Int
        let title: String
      }

      enum RecipeService {
        static func search(_ query: String) async throws -> [Recipe] { [] }
      }

      """#
    ),
    "silent-list-update": (
      before: #"""
      import UIKit

      final class MessageListViewController: UIViewController, UITableViewDataSource {
          @IBOutlet private var tableView: UITableView!
          private var allMessages: [Message] = []
          private var messages: [Message] = []

          @IBAction private func showUnread(_ sender: UIButton) {
              messages = allMessages.filter { !$0.isRead }
              tableView.reloadData()
          }

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              messages.count
          }

          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Message", for: path)
          }
      }

      struct Message {
          let isRead: Bool
      }

      """#,
      after: #"""
      import UIKit

      final class MessageListViewController: UIViewController, UITableViewDataSource {
          @IBOutlet private var tableView: UITableView!
          private var allMessages: [Message] = []
          private var messages: [Message] = []

          @IBAction private func showUnread(_ sender: UIButton) {
              messages = allMessages.filter { !$0.isRead }
              tableView.reloadData()
              let announcement = "Messages shown: \(messages.count)"
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                  UIAccessibility.post(notification: .announcement, argument: announcement)
              }
          }

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              messages.count
          }

          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Message", for: path)
          }
      }

      struct Message {
          let isRead: Bool
      }

      """#
    ),
    "silent-text-change": (
      before: #"""
      import UIKit

      final class RecorderViewController: UIViewController {
          @IBOutlet private var statusLabel: UILabel!

          @IBAction private func pause(_ sender: UIButton) {
              statusLabel.text = "Recording paused"
          }
      }

      """#,
      after: #"""
      import UIKit

      final class RecorderViewController: UIViewController {
          @IBOutlet private var statusLabel: UILabel!

          @IBAction private func pause(_ sender: UIButton) {
              statusLabel.text = "Recording paused"
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                  UIAccessibility.post(notification: .announcement, argument: "Recording paused")
              }
          }
      }

      """#
    ),
    "silent-visibility-change": (
      before: #"""
      import UIKit

      final class CatalogueViewController: UIViewController {
          @IBOutlet private var filterPanel: UIView!

          @IBAction private func filterTapped(_ sender: UIButton) {
              showFilters()
          }

          private func showFilters() {
              filterPanel.isHidden = false
          }
      }

      """#,
      after: #"""
      import UIKit

      final class CatalogueViewController: UIViewController {
          @IBOutlet private var filterPanel: UIView!

          @IBAction private func filterTapped(_ sender: UIButton) {
              showFilters()
          }

          private func showFilters() {
              filterPanel.isHidden = false
              UIAccessibility.post(notification: .layoutChanged, argument: filterPanel)
          }
      }

      """#
    ),
    "string-in-layout-change": (
      before: #"""
      import UIKit

      final class ProductsViewController: UIViewController {
          @IBAction private func clearFilters(_ sender: UIButton) {
              UIAccessibility.post(notification: .layoutChanged, argument: "Filters cleared")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class ProductsViewController: UIViewController {
          @IBAction private func clearFilters(_ sender: UIButton) {
              UIAccessibility.post(notification: .announcement, argument: "Filters cleared")
          }
      }

      """#
    ),
  ]
}
