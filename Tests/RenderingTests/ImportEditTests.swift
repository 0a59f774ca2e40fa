import Lexing
import Outlining
import Parsing
import Rendering
import SourceText
import Testing

@Suite struct ImportEditTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var modules: Set<String> = ["Accessibility"]
    var path = "A.swift"
    var input: String
    var expected: String
  }

  static let examples: [Example] = [
    Example(
      testDescription: "after the last of one", input: "import Foundation\n\nclass A {}\n",
      expected: "import Foundation\nimport Accessibility\n\nclass A {}\n"),
    Example(
      testDescription: "in alphabetical order, at the front",
      input: "// Head\n\nimport Combine\nimport Foundation\n",
      expected: "// Head\n\nimport Accessibility\nimport Combine\nimport Foundation\n"),
    Example(
      testDescription: "in alphabetical order, between", modules: ["UIKit"],
      input: "import Combine\nimport Foundation\nimport os\n@testable import A\n\nimport B\n",
      expected:
        "import Combine\nimport Foundation\nimport os\nimport UIKit\n@testable import A\n\nimport B\n"
    ),
    Example(
      testDescription: "unsorted",
      input: "import Foundation\nimport Combine // why\nimport Zip; \n",
      expected:
        "import Foundation\nimport Combine // why\nimport Zip; \nimport Accessibility\n"),
    Example(
      testDescription: "UIKit shows it", input: "import UIKit\n", expected: "import UIKit\n"),
    Example(
      testDescription: "SwiftUI shows it", modules: ["Accessibility", "UIKit"],
      input: "import SwiftUI\n", expected: "import SwiftUI\n"),
    Example(
      testDescription: "one declaration shows only itself", modules: ["UIKit"],
      input: "import class UIKit.UIView\n",
      expected: "import class UIKit.UIView\nimport UIKit\n"),
    Example(
      testDescription: "never inside a condition",
      input: "#if os(iOS)\nimport B\n#endif\nimport A\n",
      expected: "#if os(iOS)\nimport B\n#endif\nimport A\nimport Accessibility\n"),
    Example(
      testDescription: "there under a condition", modules: ["UIKit"],
      input: "import A\n#if canImport(UIKit)\nimport UIKit\n#endif\n",
      expected: "import A\n#if canImport(UIKit)\nimport UIKit\n#endif\n"),
    Example(
      testDescription: "two, CRLF", modules: ["UIKit", "Accessibility"],
      input: "import B\r\nimport C\r\n",
      expected: "import Accessibility\r\nimport B\r\nimport C\r\nimport UIKit\r\n"),
    Example(
      testDescription: "none yet, below the header",
      input: "\u{FEFF}// Head\n// more\n\n/// A class.\nclass A {}\n",
      expected:
        "\u{FEFF}// Head\n// more\n\nimport Accessibility\n\n/// A class.\nclass A {}\n"),
    Example(
      testDescription: "none yet, no header", input: "/// A class.\nclass A {}\n",
      expected: "import Accessibility\n\n/// A class.\nclass A {}\n"),
    Example(
      testDescription: "no line end at the end", input: "import B",
      expected: "import B\nimport Accessibility"),
    Example(
      testDescription: "Objective-C header", modules: ["UIKit"], path: "A.m",
      input: "#import \"A.h\"\n\n#import <Foundation/Foundation.h>\n#import <os/log.h>\n",
      expected:
        "#import \"A.h\"\n\n#import <Foundation/Foundation.h>\n#import <os/log.h>\n#import <UIKit/UIKit.h>\n"
    ),
    Example(
      testDescription: "Objective-C module", modules: ["UIKit"], path: "A.m",
      input: "#import \"A.h\"\n@import Foundation;\n",
      expected: "#import \"A.h\"\n@import Foundation;\n@import UIKit;\n"),
    Example(
      testDescription: "Objective-C has it", modules: ["UIKit"], path: "A.m",
      input: "#import <UIKit/UIKit.h>\n", expected: "#import <UIKit/UIKit.h>\n"),
  ]

  @Test(arguments: examples)
  func importStandsWhereItShould(_ example: Example) throws {
    let file = SourceFile(
      path: example.path, bytes: ContiguousArray(example.input.utf8),
      language: try #require(Language(path: example.path)))
    let outline = outline(file)
    let result = try file.bytes.applying(ImportEdit.edits(adding: example.modules, to: outline))
    #expect(String(decoding: result, as: UTF8.self) == example.expected)
  }
}
