/// Every rule there is, in the order in which they are asked.
package enum RuleCatalog {
  /// What each rule says of itself.
  package static let infos: [RuleInfo] = []
}
