let a = "open
let b = "closed"
let c = 'single'
let d = 'open
let e = """
  never closed "" \(x)
