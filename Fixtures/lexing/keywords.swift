@MainActor public final class A: B { override init() { super.init() } }
guard let self, case .default = x else { return nil }
for await i in j where i is K { continue }
switch x { case let y as? Z: fallthrough
default: break }
