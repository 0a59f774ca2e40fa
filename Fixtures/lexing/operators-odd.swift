let f: (A) -> B = { $0 }
infix operator <>-: P
a.<.b
a*/b
a+*/b
x ?.y
Module::name
