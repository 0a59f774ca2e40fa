// Snippets of an editor before they are filled in.
func choose(_ kind: Kind) {
  switch kind {
  case <#pattern#>:
    one()
  case .four where <#condition#>:
    four()
  case <#a#>, <#b#>:
    five()
  default:
    <#code#>
  }
  if case <#pattern#> = kind {
    six()
  }
  for case <#item#>? in <#items#> {
    seven()
  }
  do {
    try <#expression#>
  } catch <#pattern#> {
    eight()
  }
  let <#name#> = <#value#>
  guard let <#name#> = <#value#> else { return }
  if let <#name#> {
    nine()
  }
  while <#condition#> {
    ten()
  }
  fade(<#T##TimeInterval#>, then: <#T##() -> Void#>) { <#done#> in
    eleven()
  }
  x = <#T##(Int) -> Void#>
  x.<#member#>()
  x.y = <#value#>
}
func <#method#>(<#name#>: <#type#>) -> <#type#> {
  twelve()
}
