let empty = ""
let escapes = "a\"b\\" + "\u{1F600}\n"
let backslashes = "\\\\" // "not a string"
