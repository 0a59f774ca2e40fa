let a = #"\(no) \#(yes) \#(f(#"\#(x)"#))"#
let b = ##"\#(no) \##(yes)"##
let c = "\("""
  \(inner) )
  """)"
