import Combine
import SwiftUI

struct TasksView: View {
    let board: Board
    @State private var tasks: [String] = []

    var body: some View {
        List(tasks, id: \.self) { task in
            Text(task)
        }
        .onReceive(board.changes) { tasks in
            update(tasks, animated: true)
        }
    }

    private func update(_ newTasks: [String], animated: Bool) {
        let action = {
            self.tasks = newTasks
        }
        if animated {
            withAnimation { action() }
        } else {
            action()
        }
    }
}

final class Board: ObservableObject {
    let changes = PassthroughSubject<[String], Never>()
}
