func title(for state: State, count: Int) -> String {
  let prefix = if count > 1 { "many" } else if count == 1 { "one" } else { "no" }
  let color: Color =
    switch state {
    case .ready: .green
    case .failed:
      if count > 0 { .red } else { .gray }
    }
  apply(color)
  return switch state {
  case .ready: prefix
  case .failed: throw Failure()
  }
}

func short(_ flag: Bool) -> Int {
  if flag { 1 } else { 2 }
}

func long(_ flag: Bool) -> Int {
  if flag { return 1 } else { return 2 }
}
