let a = “curly”
let b = \
) ) }
c = "\(a))" + ")"
