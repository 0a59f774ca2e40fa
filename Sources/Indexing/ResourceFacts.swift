import Outlining
import SourceText
import StringTables

/// What the files beside the sources tell: tables of texts, and screens drawn in Xcode.
package struct ResourceFacts: Sendable {
  /// The tables that ship, in path order.
  package private(set) var tables: [StringTableFact] = []
  /// The language that sources are written in, as the project names it; `nil` where none does.
  package private(set) var developmentLanguage: String?

  /// What the tables hold that may be the sources' own, by path.
  private var texts: [String: ContiguousArray<UInt8>] = [:]
  /// Methods that the controls of such screens run.
  private(set) var selectors: [SelectorFact] = []
  /// The classes of the app's own that such screens make; `nil` where there is no such screen.
  private(set) var classesOfScreens: Set<Name>?
  /// The screens drawn in Xcode that only code can bring.
  private(set) var scenes: [InterfaceFile.Scene] = []
  /// The identifiers of screens that storyboards take from other ones.
  private(set) var scenesAskedFor: Set<Name> = []

  package init() {}

  /// Whether a file of this name is one that tells something.
  package static func isOne(_ name: String) -> Bool {
    StringTableFact.Format(name: name) != nil || InterfaceFile.isOne(name)
  }

  /// Whether the path of a file tells all that is asked of it.
  ///
  /// Of tables by language only those are read that sources may be written in.
  package static func tellsByPath(_ path: String) -> Bool {
    switch StringTableFact.Format(name: path) {
    case .strings:
      !path.hasPrefix("en") && !ByteSearch.holds("/en", in: path)
        && !ByteSearch.holds("Base.lproj", in: path)
    case .stringsDictionary: true
    case .catalog, nil: false
    }
  }

  /// Adds what a file tells; files come in path order.
  package mutating func add(path: String, bytes: ContiguousArray<UInt8>) {
    if path.hasSuffix(".pbxproj") || path.hasSuffix("Package.swift") {
      developmentLanguage =
        developmentLanguage ?? Self.developmentLanguage(in: String(decoding: bytes, as: UTF8.self))
    } else if InterfaceFile.isOne(path) {
      selectors += InterfaceFile.selectors(in: bytes)
      let scenes = InterfaceFile.scenes(in: bytes, path: path)
      self.scenes += scenes
      scenesAskedFor.formUnion(InterfaceFile.identifiersAskedFor(in: bytes))
      classesOfScreens = (classesOfScreens ?? []).union(
        InterfaceFile.classes(in: bytes, path: path, except: scenes))
    } else if let table = StringTableFact(path: path, bytes: bytes) {
      tables.append(table)
      if table.holdsTexts, !bytes.isEmpty { texts[path] = bytes }
    }
  }

  private static func developmentLanguage(in text: String) -> String? {
    for marker in ["developmentRegion = ", "defaultLocalization: "] {
      guard let end = ByteSearch.firstEnd(of: marker, in: text) else { continue }
      let rest = text[end...].drop { $0 == "\"" }
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_") }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// The languages that ship, in alphabetical order.
  var languages: [String] { Set(tables.flatMap(\.languages)).inOrder(<) }

  /// The file of a table for the language that sources are written in, nearest to the source at
  /// `path`; `nil` where there is none.
  package func tableFile(named name: String, forPath path: String) -> String? {
    var nearest: (place: Int, nearness: Int, isExact: Bool)?
    for place in tables.indices
    where tables[place].name == name && tables[place].format != .stringsDictionary {
      let nearness = Self.sharedFolders(path, tables[place].path)
      // Of those that are as near the first is taken; languages are compared last.
      if let nearest, nearness < nearest.nearness || nearness == nearest.nearness && nearest.isExact
      {
        continue
      }
      let isExact = tables[place].format == .catalog || tables[place].isIn(sourceLanguage)
      // `en-US.lproj` is all the English that some projects have.
      let isVariant = tables[place].isInVariant(of: sourceLanguage)
      if isExact || isVariant && nearest.map({ nearness > $0.nearness }) ?? true {
        nearest = (place, nearness, isExact)
      }
    }
    return nearest.map { tables[$0.place].path }
  }

  /// How many folders two paths have in common from the top.
  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    zip(first.utf8, second.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
  }

  /// What the table of `tableFile(named:forPath:)` has already for some words; `nil` for nothing.
  package func entry(
    saying words: String, in tableFile: String
  ) -> (key: String, text: String)? {
    texts[tableFile].flatMap { StringTable.entry(saying: words, in: $0, named: tableFile) }
  }

  private var sourceLanguage: String { developmentLanguage ?? "en" }

  /// Whether any table holds texts that code asks for.
  var hasTexts: Bool { tables.contains { $0.holdsTexts } }

  /// Whether sources are written in English, as far as anything says.
  var isEnglish: Bool {
    let language = developmentLanguage?.lowercased() ?? "en"
    guard language.hasPrefix("en") || language == "base" else { return false }
    return languages.isEmpty || languages.contains { $0.lowercased().hasPrefix("en") }
      || developmentLanguage != nil
  }
}

/// A table of texts that ships with the app.
package struct StringTableFact: Hashable, Sendable {
  package var path: String
  /// The file's name without its ending: `Localizable`.
  package var name: String
  package var format: Format
  package var languages: [String]

  package enum Format: Hashable, Sendable {
    case strings, stringsDictionary, catalog

    init?(name: String) {
      if name.hasSuffix(".strings") {
        self = .strings
      } else if name.hasSuffix(".stringsdict") {
        self = .stringsDictionary
      } else if name.hasSuffix(".xcstrings") {
        self = .catalog
      } else {
        return nil
      }
    }
  }

  /// Reads a table's languages off its folder, `de.lproj`, or out of a catalogue.
  init?(path: String, bytes: ContiguousArray<UInt8>) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(2).map { Substring($0) }
    guard let file = parts.last, let format = Format(name: String(file)) else { return nil }
    self.path = path
    self.format = format
    name =
      file.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).first.map {
        String(Substring($0))
      } ?? ""
    if format == .catalog {
      languages = CatalogLanguages.languages(in: bytes)
    } else {
      let folder = parts.dropLast().last ?? ""
      guard folder.hasSuffix(".lproj") else { return nil }
      let language = String(folder.dropLast(".lproj".count))
      languages = language == "Base" ? [] : [language]
    }
  }

  /// Whether it is the one for a language, or for all that have no own.
  func isIn(_ language: String) -> Bool {
    languages.isEmpty || languages.contains { $0.lowercased() == language.lowercased() }
      || (language.lowercased() == "english" && languages.contains("en"))
  }

  /// Whether it is for a language as one country has it: `en-US` for `en`.
  func isInVariant(of language: String) -> Bool {
    languages.contains { variant in
      let base = variant.prefix { $0 != "-" && $0 != "_" }
      return base.count < variant.count && base.lowercased() == language.lowercased()
    }
  }

  /// Whether code looks texts up in it: not the property list's, nor a screen's.
  var holdsTexts: Bool {
    guard !["InfoPlist", "AppShortcuts", "Root", "Intents"].contains(name) else { return false }
    return !["Main", "LaunchScreen", "Launch Screen", "MainInterface"].contains(name)
  }
}
