import SwiftUI

enum SkillFilter: String, CaseIterable {
    case all, learnt
}

struct Skill: Identifiable {
    let id: Int
    let name: String
}

struct SkillsView: View {
    let skills: [Skill]
    @State private var filter: SkillFilter = .all

    var body: some View {
        VStack {
            Menu("Filter") {
                ForEach(SkillFilter.allCases, id: \.self) { filter in
                    Button(filter.rawValue) {
                        self.filter = filter
                    }
                }
            }
            List {
                ForEach(matching(skills, filter: filter)) { skill in
                    Text(skill.name)
                }
            }
        }
    }

    private func matching(_ skills: [Skill], filter: SkillFilter) -> [Skill] {
        filter == .all ? skills : skills.filter { $0.id > 0 }
    }
}
