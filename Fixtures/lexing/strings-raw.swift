let one = #"a"b\n\#n"#
let two = ##"a"#b"##
let quote = #"""#
let line = #"""a"#
let lines = #"""
  "" """ \(no) \#(yes)
  """#
