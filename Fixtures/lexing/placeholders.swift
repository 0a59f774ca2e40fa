let a = <#value#>
f(<#T##x: Int##Int#>)
a <# b
