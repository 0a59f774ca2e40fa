func bindings() {
  button.onTap = { self.tableView.reloadData() }
  let count = queue.sync { items.removeAll() }
  queue.sync { items.removeAll() }
  let value = lock.withLock { $0.next() }
  group.addTask { await load() }
  context.perform { save() }
  let saved = await context.perform { save() }
  items.forEach { show($0) }
  items.compactMap { item in
    if item.isHidden { hide(item) }
  }
  run { if ready { start() } else { stop() } }
  run { do { try start() } catch { stop() } }
  DispatchQueue.main.async { self.label.text = "\(names.map { $0 })" }
}
