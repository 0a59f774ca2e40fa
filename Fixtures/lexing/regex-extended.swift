let a = #/a/b#c/#
let b = ##/x/#y/##
let c = #/
  (\d+) # comment
/#
let d = #/open
let e = 1
