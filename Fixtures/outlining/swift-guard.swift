func submit(_ text: String?) {
  guard let text, !text.isEmpty else {
    showError("Empty")
    return
  }
  guard case .ready(let token) = state, #available(iOS 17, *) else { return }
  guard
    let user = session.user,
    user.isActive
  else { fatalError("no user") }
  send(text, token, user)
}
