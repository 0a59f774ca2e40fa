struct Row: View {
  var body: some View {
    Text("Saved")
      #if os(iOS)
      .font(.body)
      .onTapGesture { open() }
      #else
      .font(.title)
      #endif
      .padding()
  }

  func values() -> [Int] {
    let base = [1, 2]
      #if DEBUG
        .map { $0 + 1 }
      #endif
    return base
  }
}
