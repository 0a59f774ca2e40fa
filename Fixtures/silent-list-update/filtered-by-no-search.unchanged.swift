import SwiftUI

struct TasksView: View {
    @State private var tasks = [Job(id: 1, title: "Paint", isDone: false)]
    @State private var searchText = ""
    @State private var showsDone = false

    private var open: [Job] {
        tasks.filter { showsDone || !$0.isDone }
    }

    var body: some View {
        VStack {
            TextField("Search", text: $searchText)
            Toggle("Show done", isOn: $showsDone)
            if open.isEmpty {
                Text("No tasks are left")
            } else {
                List(open) { task in
                    Text(task.title)
                }
            }
        }
    }
}

struct Job: Identifiable {
    let id: Int
    let title: String
    let isDone: Bool
}
