import UIKit

@MainActor
final class RoomStore {
  func deleteRoom(_ room: String, withConfirmation: Bool) {}
  func deleteBackup(_ backup: String) {
    Task { await remove(backup) }
  }
  private func remove(_ backup: String) async {}
}

final class RoomViewController: UIViewController {
  private let store = RoomStore()
  private var room = ""

  private func show() {
    title = NSLocalizedString("Message deleted", comment: "")
  }

  @IBAction func deleteRoomTapped(_ sender: UIButton) {
    store.deleteRoom(room, withConfirmation: true)
  }

  @IBAction func deleteBackupTapped(_ sender: UIButton) {
    store.deleteBackup(room)
  }
}
