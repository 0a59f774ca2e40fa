import SwiftUI

struct Content: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 4) {
      if isOn {
        Text("On")
      } else {
        ForEach(items) { item in
          Text(item.name)
        }
      }
      Button("Switch") {
        isOn.toggle()
      }
    }
    .onAppear { load() }
    .task {
      await model.load()
      isOn = true
    }
    .toolbar {
      ToolbarItem { Image("x") }
    }
  }

  @ViewBuilder func row(_ item: Item) -> some View {
    Text(item.name)
    Divider()
  }
}
