final class Panel {
  var items: [Item] = [] {
    didSet { tableView.reloadData() }
  }
  @Published private(set) var state = State.ready {
    willSet(next) {
      guard next != state else { return }
      log(next)
    }
    didSet(old) { if old != state { update() } }
  }
  var title = makeTitle { $0.uppercased() } { didSet { label.text = title } }
}
