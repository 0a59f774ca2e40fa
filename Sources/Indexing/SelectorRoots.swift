import Outlining
import SourceText

/// Who triggers the functions that selectors name.
struct SelectorRoots {
  /// By name: how many selectors there are, the askers of all, and the function of the last one's own type.
  private var byName: [Name: (count: Int, asker: Asker, own: Name)] = [:]
  /// By the type around the selector and the name.
  private var byMember: [Name: Asker] = [:]

  mutating func add(_ selector: SelectorFact) {
    guard !selector.root.isEmpty else { return }
    let own = selector.type.member(selector.name)
    let all = byName[selector.name] ?? (0, [], own)
    byName[selector.name] = (all.count + 1, all.asker.union(selector.root), own)
    byMember[own, default: []].formUnion(selector.root)
  }

  /// The askers of a function: by selectors of its own type, of no type, and of those above it;
  /// a selector that is the only one of its name means every function of that name, unless its own type
  /// has one.
  func asker(
    of function: FunctionFact, declares: (Name) -> Bool, ancestors: () -> ContiguousArray<Name>
  ) -> Asker {
    guard let all = byName[function.name] else { return [] }
    if all.count == 1, !declares(all.own) { return all.asker }
    var result: Asker = []
    func add(_ type: Name) { result.formUnion(byMember[type.member(function.name)] ?? []) }
    add(function.type)
    add(.none)
    for type in ancestors() { add(type) }
    return result
  }
}

extension FactTables {
  /// Who runs the methods that controls of drawn screens name, by type and name; a method may be
  /// one that the type inherits.
  func rootsOfInterfaces() -> [Name: Asker] {
    var result: [Name: Asker] = [:]
    for selector in resources.selectors {
      for type in ancestors(of: selector.type) + [selector.type] {
        result[type.member(selector.name), default: []].formUnion(selector.root)
      }
    }
    return result
  }
}
