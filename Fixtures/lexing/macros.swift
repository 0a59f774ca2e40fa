@attached(member, names: named(init)) macro M() = #externalMacro(module: "A", type: "B")
#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
@_exported import A; import struct B.C
