func update() {
  label.text = "Done"
  self.items[0].name = nil
  count += 1
  isHidden.toggle()
  (a, b) = (b, a)
  view?.isHidden = !flag && other
  x = if flag { 1 } else { 2 }
  _ = try? load()
  array[index] -= 1
}
