import Foundation

struct Loan: Identifiable, Hashable {
    let id: Int
    let title: String
    var dueDate: Date
    var isRenewable: Bool
}

struct Branch: Identifiable, Hashable {
    let id: Int
    let name: String
    let isOpen: Bool
}

struct Fine: Identifiable, Hashable {
    let id: Int
    let reason: String
    let amount: Decimal
}
