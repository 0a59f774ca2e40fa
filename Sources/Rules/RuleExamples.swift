// Long because it holds an example of every rule.

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
    "silent-confirmation": (
      before: #"""
      import UIKit

      final class AddressViewController: UIViewController {
          private let addresses = AddressStore()
          private var address = Address(text: "")
          @IBOutlet private var copyButton: UIButton!

          override func viewDidLoad() {
              super.viewDidLoad()
              copyButton.setTitle(NSLocalizedString("Copy", comment: ""), for: .normal)
          }

          @IBAction private func copyAddress(_ sender: UIButton) {
              UIPasteboard.general.string = address.text
          }
      }

      enum Texts {
          static let done = NSLocalizedString("Address copied", comment: "Shown on the watch")
      }

      struct Address { var text: String }

      final class AddressStore: Sendable {
          func delete(_ address: Address) {}
          func save(_ address: Address, completion: @escaping () -> Void) { completion() }
          func save(_ address: Address) async throws {}
      }

      """#,
      after: #"""
      import UIKit

      final class AddressViewController: UIViewController {
          private let addresses = AddressStore()
          private var address = Address(text: "")
          @IBOutlet private var copyButton: UIButton!

          override func viewDidLoad() {
              super.viewDidLoad()
              copyButton.setTitle(NSLocalizedString("Copy", comment: ""), for: .normal)
          }

          @IBAction private func copyAddress(_ sender: UIButton) {
              UIPasteboard.general.string = address.text
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                  UIAccessibility.post(
                      notification: .announcement,
                      argument: NSLocalizedString("Address copied", comment: "Shown on the watch")
                  )
              }
          }
      }

      enum Texts {
          static let done = NSLocalizedString("Address copied", comment: "Shown on the watch")
      }

      struct Address { var text: String }

      final class AddressStore: Sendable {
          func delete(_ address: Address) {}
          func save(_ address: Address, completion: @escaping () -> Void) { completion() }
          func save(_ address: Address) async throws {}
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
    "silent-loading-state": (
      before: #"""
      import UIKit

      final class PhotoViewController: UIViewController {
          @IBOutlet private var spinner: UIActivityIndicatorView!
          private let service = PhotoService()

          @IBAction private func savePhoto(_ sender: UIButton) {
              spinner.startAnimating()
              service.upload { result in
                  DispatchQueue.main.async {
                      switch result {
                      case .success:
                          self.spinner.stopAnimating()
                      case .failure(let error):
                          self.spinner.stopAnimating()
                          print(error)
                      }
                  }
              }
          }
      }

      final class PhotoService: Sendable {
          func upload(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) { done(.success(())) }
          func upload() async throws {}
      }

      """#,
      after: #"""
      import UIKit

      final class PhotoViewController: UIViewController {
          @IBOutlet private var spinner: UIActivityIndicatorView!
          private let service = PhotoService()

          @IBAction private func savePhoto(_ sender: UIButton) {
              spinner.startAnimating()
              service.upload { result in
                  DispatchQueue.main.async {
                      switch result {
                      case .success:
                          self.spinner.stopAnimating()
                          UIAccessibility.post(notification: .announcement, argument: "Photo saved")
                      case .failure(let error):
                          self.spinner.stopAnimating()
                          UIAccessibility.post(
                              notification: .announcement,
                              argument: "Error: \(error.localizedDescription)"
                          )
                          print(error)
                      }
                  }
              }
          }
      }

      final class PhotoService: Sendable {
          func upload(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) { done(.success(())) }
          func upload() async throws {}
      }

      """#
    ),
    "silent-observed-state": (
      before: #"""
      import SwiftUI

      @MainActor
      final class SignInModel: ObservableObject {
          @Published var errorMessage: String?

          func signIn() async {
              do {
                  try await Accounts.signIn()
              } catch {
                  errorMessage = error.localizedDescription
              }
          }
      }

      struct SignInView: View {
          @StateObject private var model = SignInModel()

          var body: some View {
              VStack {
                  if let message = model.errorMessage {
                      Text(message)
                          .foregroundColor(.red)
                  }
                  Button("Sign in") {
                      Task { await model.signIn() }
                  }
              }
              .padding()
          }
      }

      enum Accounts {
          static func signIn() async throws {}
      }

      """#,
      after: #"""
      import SwiftUI

      @MainActor
      final class SignInModel: ObservableObject {
          @Published var errorMessage: String?

          func signIn() async {
              do {
                  try await Accounts.signIn()
              } catch {
                  errorMessage = error.localizedDescription
              }
          }
      }

      struct SignInView: View {
          @StateObject private var model = SignInModel()

          var body: some View {
              VStack {
                  if let message = model.errorMessage {
                      Text(message)
                          .foregroundColor(.red)
                  }
                  Button("Sign in") {
                      Task { await model.signIn() }
                  }
              }
              .padding()
              .onChange(of: model.errorMessage) { _, newValue in
                  if let message = newValue {
                      AccessibilityNotification.Announcement(
                          AttributedString(
                              message,
                              attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                          )
                      ).post()
                  }
              }
          }
      }

      enum Accounts {
          static func signIn() async throws {}
      }

      """#
    ),
    "silent-page-change": (
      before: #"""
      import UIKit

      final class GuideView: UIView {
          private let pageControl = UIPageControl()

          override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
              switch direction {
              case .left: turn(by: 1)
              case .right: turn(by: -1)
              default: return false
              }
              return true
          }

          private func turn(by step: Int) {
              pageControl.currentPage += step
          }
      }

      """#,
      after: #"""
      import UIKit

      final class GuideView: UIView {
          private let pageControl = UIPageControl()

          override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
              switch direction {
              case .left: turn(by: 1)
              case .right: turn(by: -1)
              default: return false
              }
              UIAccessibility.post(
                  notification: .pageScrolled,
                  argument: "Page \(pageControl.currentPage + 1) of \(pageControl.numberOfPages)"
              )
              return true
          }

          private func turn(by step: Int) {
              pageControl.currentPage += step
          }
      }

      """#
    ),
    "silent-image-change": (
      before: #"""
      import UIKit

      final class LockViewController: UIViewController {
          @IBOutlet private var lockImageView: UIImageView!
          private var isLocked = true

          @IBAction private func toggleLock(_ sender: UIButton) {
              isLocked.toggle()
              lockImageView.image = UIImage(named: isLocked ? "locked" : "open")
              lockImageView.accessibilityLabel = isLocked ? "Locked" : "Open"
          }
      }

      """#,
      after: #"""
      import UIKit

      final class LockViewController: UIViewController {
          @IBOutlet private var lockImageView: UIImageView!
          private var isLocked = true

          @IBAction private func toggleLock(_ sender: UIButton) {
              isLocked.toggle()
              lockImageView.image = UIImage(named: isLocked ? "locked" : "open")
              lockImageView.accessibilityLabel = isLocked ? "Locked" : "Open"
              UIAccessibility.post(notification: .layoutChanged, argument: lockImageView)
          }
      }

      """#
    ),
    "string-in-layout-change": (
      before: #"""
      import UIKit

      final class ProductsViewController: UIViewController {
          func filtersDidClear() {
              UIAccessibility.post(notification: .layoutChanged, argument: "Filters cleared")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class ProductsViewController: UIViewController {
          func filtersDidClear() {
              UIAccessibility.post(notification: .announcement, argument: "Filters cleared")
          }
      }

      """#
    ),
    "swallowed-announcement": (
      before: #"""
      import UIKit

      final class AlbumViewController: UIViewController {
          private var photos: [String] = []

          @IBAction private func archiveTapped(_ sender: UIButton) {
              photos.removeAll()
              UIAccessibility.post(notification: .announcement, argument: "Album archived")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class AlbumViewController: UIViewController {
          private var photos: [String] = []

          @IBAction private func archiveTapped(_ sender: UIButton) {
              photos.removeAll()
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                  UIAccessibility.post(notification: .announcement, argument: "Album archived")
              }
          }
      }

      """#
    ),
    "error-without-priority": (
      before: #"""
      import UIKit

      final class PaymentViewController: UIViewController {
          func showError(_ message: String) {
              UIAccessibility.post(notification: .announcement, argument: message)
          }
      }

      """#,
      after: #"""
      import UIKit

      final class PaymentViewController: UIViewController {
          func showError(_ message: String) {
              UIAccessibility.post(
                  notification: .announcement,
                  argument: NSAttributedString(
                      string: message,
                      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
                  )
              )
          }
      }

      """#
    ),
    "background-without-priority": (
      before: #"""
      import UIKit

      final class NotesViewController: UIViewController {
          private var observer: NSObjectProtocol?

          func watchSync() {
              observer = NotificationCenter.default.addObserver(
                  forName: .syncDidEnd, object: nil, queue: .main
              ) { _ in
                  UIAccessibility.post(notification: .announcement, argument: "Notes synced")
              }
          }
      }

      extension Notification.Name {
          static let syncDidEnd = Notification.Name("syncDidEnd")
      }

      """#,
      after: #"""
      import UIKit

      final class NotesViewController: UIViewController {
          private var observer: NSObjectProtocol?

          func watchSync() {
              observer = NotificationCenter.default.addObserver(
                  forName: .syncDidEnd, object: nil, queue: .main
              ) { _ in
                  UIAccessibility.post(
                      notification: .announcement,
                      argument: NSAttributedString(
                          string: "Notes synced",
                          attributes: [
                              .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low
                          ]
                      )
                  )
              }
          }
      }

      extension Notification.Name {
          static let syncDidEnd = Notification.Name("syncDidEnd")
      }

      """#
    ),
    "off-main-post": (
      before: #"""
      import UIKit

      final class ExportViewController: UIViewController {
          private let exporter = Exporter()

          func export() {
              let exporter = self.exporter
              DispatchQueue.global(qos: .userInitiated).async {
                  exporter.run()
                  UIAccessibility.post(notification: .announcement, argument: "Export finished")
              }
          }
      }

      final class Exporter: Sendable {
          func run() {}
      }

      """#,
      after: #"""
      import UIKit

      final class ExportViewController: UIViewController {
          private let exporter = Exporter()

          func export() {
              let exporter = self.exporter
              DispatchQueue.global(qos: .userInitiated).async {
                  exporter.run()
                  DispatchQueue.main.async {
                      UIAccessibility.post(notification: .announcement, argument: "Export finished")
                  }
              }
          }
      }

      final class Exporter: Sendable {
          func run() {}
      }

      """#
    ),
    "repeated-announcement": (
      before: #"""
      import UIKit

      final class CartViewController: UIViewController {
          func confirm() {
              UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
              UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class CartViewController: UIViewController {
          func confirm() {
              UIAccessibility.post(
                  notification: .announcement,
                  argument: "Added to the cart. Delivery is free"
              )
          }
      }

      """#
    ),
    "announcement-in-hot-path": (
      before: #"""
      import UIKit

      final class MapViewController: UIViewController {
          @IBOutlet private var scaleLabel: UILabel!

          func scrollViewDidScroll(_ scrollView: UIScrollView) {
              UIAccessibility.post(
                  notification: .announcement, argument: "Moved by \(scrollView.contentOffset.x)")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class MapViewController: UIViewController {
          @IBOutlet private var scaleLabel: UILabel!

          func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
              UIAccessibility.post(
                  notification: .announcement, argument: "Moved by \(scrollView.contentOffset.x)")
          }
      }

      """#
    ),
    "long-announcement": (
      before: #"""
      import UIKit

      final class ConsentViewController: UIViewController {
          func store() {
              UIAccessibility.post(
                  notification: .announcement,
                  argument: "Your consent was stored. You can withdraw it at any time in the settings, where you also find all that we know."
              )
          }
      }

      """#,
      after: #"""
      import UIKit

      final class ConsentViewController: UIViewController {
          func store() {
              UIAccessibility.post(
                  notification: .announcement,
                  argument: "Your consent was stored"
              )
          }
      }

      """#
    ),
    "missing-argument": (
      before: #"""
      import UIKit

      final class DownloadViewController: UIViewController {
          func finish() {
              UIAccessibility.post(notification: .announcement, argument: nil)
          }
      }

      """#,
      after: #"""
      import UIKit

      final class DownloadViewController: UIViewController {
          func finish() {
              UIAccessibility.post(notification: .announcement, argument: "Download finished")
          }
      }

      """#
    ),
    "unlocalized-announcement": (
      before: #"""
      import UIKit

      final class TimerViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = NSLocalizedString("Egg timer", comment: "Title of the screen")
          }

          func ring() {
              UIAccessibility.post(notification: .announcement, argument: "Eggs are done")
          }
      }

      """#,
      after: #"""
      import UIKit

      final class TimerViewController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = NSLocalizedString("Egg timer", comment: "Title of the screen")
          }

          func ring() {
              UIAccessibility.post(
                  notification: .announcement,
                  argument: NSLocalizedString("Eggs are done", comment: "VoiceOver announcement")
              )
          }
      }

      """#
    ),
  ]
}
