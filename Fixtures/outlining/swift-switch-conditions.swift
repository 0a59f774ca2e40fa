func handle(_ state: State) {
  switch state {
  case .ready:
    #if DEBUG
    log(state)
    #endif
  #if os(iOS)
  case .call(let number):
    dial(number)
  #else
  case .call:
    break
  #endif
  case .failed where isVisible,
    .cancelled:
    return
  @unknown default:
    fallthrough
  }
}
