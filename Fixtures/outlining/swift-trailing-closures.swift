func save() {
  UIView.animate(withDuration: 0.2) {
    self.toast.alpha = 1
  } completion: { finished in
    self.hide()
  }
  let names = users.filter { $0.isActive }.map(\.name)
  store.load(id, then: { result in show(result) }, onError: { _ in })
  optional?.perform { done() }
  table[0] { closure() }
  Task { await refresh() }
  Button { tap() } label: { Text("Save") }
  if users.contains(where: { $0.isActive }) { reload() }
  guard let first = names.first(where: { $0.isEmpty }) else { return }
  { run(first) }()
}
