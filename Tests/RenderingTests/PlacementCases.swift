import Planning
import SourceText

extension PlacementCase {
  static let swift: [PlacementCase] = [
    .init(
      name: "after, on its own line",
      input: "func f() {\n  «a()»\n  b()\n}\n",
      expected: "func f() {\n  a()\n  post(text)\n  b()\n}\n"),
    .init(
      name: "after a trailing comment",
      input: "func f() {\n  «a()» // why\n  /* b */ b()\n}\n",
      expected: "func f() {\n  a() // why\n  post(text)\n  /* b */ b()\n}\n"),
    .init(
      name: "after a comment over lines",
      input: "func f() {\n  «a()» /* one\n    two */\n}\n",
      expected: "func f() {\n  a() /* one\n    two */\n  post(text)\n}\n"),
    .init(
      name: "after trailing blanks",
      input: "func f() {\n  «a()»  \n}\n",
      expected: "func f() {\n  a()  \n  post(text)\n}\n"),
    .init(
      name: "before, below the comment above it", side: .before,
      input: "func f() {\n  // why\n  «return»\n}\n",
      expected: "func f() {\n  // why\n  post(text)\n  return\n}\n"),
    .init(
      name: "before, a comment ends on the line", side: .before,
      input: "func f() {\n  /* a\n  b */ «return»\n}\n",
      expected: "func f() {\n  /* a\n  b */\n  post(text)\n  return\n}\n"),
    .init(
      name: "tabs and CRLF",
      input: "func f() {\r\n\t«a()»\r\n}\r\n",
      expected: "func f() {\r\n\ta()\r\n\tpost(text)\r\n}\r\n"),
    .init(
      name: "CR alone",
      input: "func f() {\r  «a()»\r}\r",
      expected: "func f() {\r  a()\r  post(text)\r}\r"),
    .init(
      name: "the end of a file without a line end",
      input: "func f() { «a()» }", expected: "func f() {\n    a()\n    post(text)\n}"),
    .init(
      name: "the first line of a file with a byte order mark",
      input: "\u{FEFF}func f() { «a()» }\n",
      expected: "\u{FEFF}func f() {\n    a()\n    post(text)\n}\n"),
    .init(
      name: "after the semicolon",
      input: "func f() {\n  «a()»; b()\n}\n",
      expected: "func f() {\n  a();\n  post(text)\n  b()\n}\n"),
    .init(
      name: "after the second of a line",
      input: "func f() {\n  a(); «b()»\n}\n",
      expected: "func f() {\n  a(); b()\n  post(text)\n}\n"),
    .init(
      name: "before the second of a line", side: .before,
      input: "func f() {\n  a(); «return»\n}\n",
      expected: "func f() {\n  a();\n  post(text)\n  return\n}\n"),
    .init(
      name: "one-line function", input: "  func f() { «a()» }\n",
      expected: "  func f() {\n      a()\n      post(text)\n  }\n"),
    .init(
      name: "one-line closure",
      input: "func f() {\n  g { «$0.reloadData()» }\n}\n",
      expected: "func f() {\n  g {\n    $0.reloadData()\n    post(text)\n  }\n}\n"),
    .init(
      name: "one-line closure without spaces",
      input: "func f() {\n  g {«$0.reloadData()»}\n}\n",
      expected: "func f() {\n  g {\n    $0.reloadData()\n    post(text)\n  }\n}\n"),
    .init(
      name: "closure with a capture list",
      input: "func f() {\n  g { [weak self] in «self?.foo()» }\n}\n",
      expected: "func f() {\n  g { [weak self] in\n    self?.foo()\n    post(text)\n  }\n}\n"),
    .init(
      name: "closure with parameters and two statements",
      input: "func f() {\n  g { completed in foo(); «bar()» }\n}\n",
      expected: "func f() {\n  g { completed in\n    foo(); bar()\n    post(text)\n  }\n}\n"),
    .init(
      name: "after the first of two in a closure",
      input: "func f() {\n  g { completed in «foo()»; bar() }\n}\n",
      expected: "func f() {\n  g { completed in\n    foo();\n    post(text)\n    bar()\n  }\n}\n"),
    .init(
      name: "closure as an argument",
      input: "func f() {\n  g(with: 1, animations: { a() }, completion: { _ in «b()» })\n}\n",
      expected:
        "func f() {\n  g(with: 1, animations: { a() }, completion: { _ in\n    b()\n    post(text)\n  })\n}\n"
    ),
    .init(
      name: "closure that begins with its line and ends in it",
      input: "func f() {\n  g {\n    «a()» }\n}\n",
      expected: "func f() {\n  g {\n    a()\n    post(text)\n  }\n}\n"),
    .init(
      name: "the first branch",
      input: "func f() {\n  if c { «a()» } else { b() }\n}\n",
      expected: "func f() {\n  if c {\n    a()\n    post(text)\n  } else { b() }\n}\n"),
    .init(
      name: "the second branch",
      input: "func f() {\n  if c { a() } else { «b()» }\n}\n",
      expected: "func f() {\n  if c { a() } else {\n    b()\n    post(text)\n  }\n}\n"),
    .init(
      name: "a guard's exit", side: .before,
      input: "func f() {\n  guard let x else { «return» }\n}\n",
      expected: "func f() {\n  guard let x else {\n    post(text)\n    return\n  }\n}\n"),
    .init(
      name: "a case on one line",
      input: "func f() {\n  switch x {\n  case .a: «foo()»\n  case .b: bar()\n  }\n}\n",
      expected:
        "func f() {\n  switch x {\n  case .a:\n    foo()\n    post(text)\n  case .b: bar()\n  }\n}\n"
    ),
    .init(
      name: "a default that breaks", side: .before,
      input: "func f() {\n  switch x {\n  default: «break»\n  }\n}\n",
      expected: "func f() {\n  switch x {\n  default:\n    post(text)\n    break\n  }\n}\n"),
    .init(
      name: "a switch on one line",
      input: "func f() {\n  switch x { case .a: «foo()»; case .b: bar() }\n}\n",
      expected:
        "func f() {\n  switch x {\n  case .a:\n    foo();\n    post(text)\n  case .b: bar()\n  }\n}\n"
    ),
    .init(
      name: "one line inside one line",
      input: "func f() {\n  g { if c { «a()» } }\n}\n",
      expected:
        "func f() {\n  g {\n    if c {\n      a()\n      post(text)\n    }\n  }\n}\n"),
    .init(
      name: "a comment stays with its statement",
      input: "func f() {\n  g { «a()» /* why */ }\n}\n",
      expected: "func f() {\n  g {\n    a() /* why */\n    post(text)\n  }\n}\n"),
    .init(
      name: "a chain over lines",
      input: "func f() {\n  «a\n    .b()\n    .c()»\n  d()\n}\n",
      expected: "func f() {\n  a\n    .b()\n    .c()\n  post(text)\n  d()\n}\n"),
    .init(
      name: "a string over lines ends the line",
      input: "func f() {\n  «a(\"\"\"\n    x\n    \"\"\")»; b()\n}\n",
      expected:
        "func f() {\n  a(\"\"\"\n    x\n    \"\"\");\n  post(text)\n  b()\n}\n"),
  ]

  static let objectiveC: [PlacementCase] = [
    .init(
      name: "ObjC: own line", language: .objectiveC,
      input: "void f(void) {\n    «[t reloadData];»\n}\n",
      expected: "void f(void) {\n    [t reloadData];\n    Post(text);\n}\n"),
    .init(
      name: "ObjC: block on one line", language: .objectiveC,
      input: "void f(void) {\n    run(^{ «[t reloadData];» });\n}\n",
      expected:
        "void f(void) {\n    run(^{\n        [t reloadData];\n        Post(text);\n    });\n}\n"
    ),
    .init(
      name: "ObjC: braces on one line", language: .objectiveC,
      input: "void f(void) {\n    if (x) { «foo();» }\n}\n",
      expected: "void f(void) {\n    if (x) {\n        foo();\n        Post(text);\n    }\n}\n"),
    .init(
      name: "ObjC: no braces, same line", language: .objectiveC,
      input: "void f(void) {\n    if (x) «foo();»\n    bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        foo();\n        Post(text);\n    }\n    bar();\n}\n"),
    .init(
      name: "ObjC: no braces, next line", language: .objectiveC,
      input: "void f(void) {\n    if (x)\n        «foo();» // why\n    bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        foo(); // why\n        Post(text);\n    }\n    bar();\n}\n"
    ),
    .init(
      name: "ObjC: no braces before else", language: .objectiveC,
      input: "void f(void) {\n    if (x)\n        «foo();»\n    else\n        bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        foo();\n        Post(text);\n    } else\n        bar();\n}\n"
    ),
    .init(
      name: "ObjC: no braces before else on one line", language: .objectiveC,
      input: "void f(void) {\n    if (x) «foo();» else bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        foo();\n        Post(text);\n    } else bar();\n}\n"),
    .init(
      name: "ObjC: else without braces", language: .objectiveC,
      input: "void f(void) {\n    if (x) foo();\n    else «bar();»\n}\n",
      expected:
        "void f(void) {\n    if (x) foo();\n    else {\n        bar();\n        Post(text);\n    }\n}\n"
    ),
    .init(
      name: "ObjC: before an exit without braces", language: .objectiveC, side: .before,
      input: "void f(void) {\n    if (x) «return;»\n    bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        Post(text);\n        return;\n    }\n    bar();\n}\n"
    ),
    .init(
      name: "ObjC: before an exit on the next line", language: .objectiveC, side: .before,
      input: "void f(void) {\n    if (x)\n        «return;»\n    bar();\n}\n",
      expected:
        "void f(void) {\n    if (x) {\n        Post(text);\n        return;\n    }\n    bar();\n}\n"
    ),
    .init(
      name: "ObjC: the file's braces stand alone", language: .objectiveC,
      input:
        "void f(void)\n{\n    if (y)\n    {\n        foo();\n    }\n    if (x)\n        «foo();»\n    else\n        bar();\n}\n",
      expected:
        "void f(void)\n{\n    if (y)\n    {\n        foo();\n    }\n    if (x)\n    {\n        foo();\n        Post(text);\n    }\n    else\n        bar();\n}\n"
    ),
    .init(
      name: "ObjC: a case on one line", language: .objectiveC,
      input: "void f(void) {\n    switch (x) {\n        case 0: «foo();» break;\n    }\n}\n",
      expected:
        "void f(void) {\n    switch (x) {\n        case 0:\n            foo();\n            Post(text);\n            break;\n    }\n}\n"
    ),
    .init(
      name: "ObjC: loop without braces in a line of a block", language: .objectiveC,
      input: "void f(void) {\n    for (;;) «foo();» bar();\n}\n",
      expected:
        "void f(void) {\n    for (;;) {\n        foo();\n        Post(text);\n    }\n    bar();\n}\n"
    ),
  ]
}
