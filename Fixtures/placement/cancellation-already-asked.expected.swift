// fixture: --ios 16.0
import SwiftUI

/// Asks itself whether its task goes on, before and after it waits.
struct AlertsView: View {
  @State private var alerts: [String] = []
  @State private var failure: String?
  @State private var notice: String?
  @State private var problem: String?
  @State private var lateError: String?

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      if let notice { Text(notice) }
      if let problem { Text(problem) }
      if let lateError { Text(lateError) }
      List(alerts, id: \.self) { Text($0) }
    }
    .refreshable { await refresh() }
    .refreshable { await check() }
    .refreshable { await follow() }
    .refreshable { await late() }
  }

  private func refresh() async {
    do {
      alerts = try await Alerts().all()
      UIAccessibility.post(notification: .announcement, argument: "Alerts loaded: \(alerts.count)")
    } catch {
      if !Task.isCancelled {
        failure = error.localizedDescription
        UIAccessibility.post(
          notification: .announcement,
          argument: "Error: \(error.localizedDescription)"
        )
      }
    }
  }

  private func check() async {
    do {
      alerts = try await Alerts().all()
      UIAccessibility.post(notification: .announcement, argument: "Alerts loaded: \(alerts.count)")
    } catch {
      guard !Task.isCancelled else { return }
      notice = error.localizedDescription
      UIAccessibility.post(
        notification: .announcement,
        argument: "Error: \(error.localizedDescription)"
      )
    }
  }

  private func follow() async {
    do {
      alerts = try await Alerts().all()
    } catch {
      if Task.isCancelled { return }
      problem = error.localizedDescription
      UIAccessibility.post(
        notification: .announcement,
        argument: "Error: \(error.localizedDescription)"
      )
    }
  }

  /// Asks before it waits, and no more after that.
  private func late() async {
    guard !Task.isCancelled else { return }
    do {
      alerts = try await Alerts().all()
    } catch {
      lateError = error.localizedDescription
      if !Task.isCancelled {
        UIAccessibility.post(
          notification: .announcement,
          argument: "Error: \(error.localizedDescription)"
        )
      }
    }
  }
}

struct Alerts {
  func all() async throws -> [String] { [] }
}
