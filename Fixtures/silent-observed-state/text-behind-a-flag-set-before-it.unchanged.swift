// fixture: --ios 17.0
import SwiftUI

@Observable
final class Membership {
  var isActive = false
}

@MainActor
@Observable
final class OfferStore {
  var statusMessage: String?
  var offers: [String] = []

  func loadOffers() async {
    do {
      offers = try await request()
    } catch {
      statusMessage = "The offers could not be loaded."
    }
  }

  func restore() async {
    do {
      offers = try await request()
      statusMessage = "Your purchases have been restored."
    } catch {
      statusMessage = "Nothing could be restored."
    }
  }

  private func request() async throws -> [String] { [] }
}

struct MembershipScreen: View {
  let membership: Membership
  @State private var store = OfferStore()

  var body: some View {
    Form {
      Section("Offers") {
        ForEach(store.offers, id: \.self) { Text($0) }
        Button("Reload") {
          Task { await store.loadOffers() }
        }
      }
      if membership.isActive {
        memberSection
      }
    }
  }

  private var memberSection: some View {
    Section("Purchases") {
      Button("Restore") {
        Task { await store.restore() }
      }
      if let statusMessage = store.statusMessage {
        Text(statusMessage)
      }
    }
  }
}
