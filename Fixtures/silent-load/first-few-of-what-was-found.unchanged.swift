// fixture: --ios 17.0
import SwiftUI
import UIKit

enum ServerService {
  static func servers() async throws -> [String] { [] }
}

struct ServersView: View {
  @State private var servers: [String] = []
  @State private var problem: String?
  @State private var limit = 20

  private var shownServers: [String] { Array(servers.prefix(limit)) }

  var body: some View {
    List(shownServers, id: \.self) { Text($0) }
      .refreshable { await loadServers() }
  }

  private func loadServers() async {
    do {
      servers = try await ServerService.servers()
    } catch {
      problem = error.localizedDescription
    }
  }
}
