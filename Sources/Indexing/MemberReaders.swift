import Lexing
package import Outlining
import SourceText

/// That a type reads a member of what one of its properties holds: `model.errorMessage`.
struct MemberReadFact: Sendable {
  /// The type that reads it.
  var type: Name
  /// Its property, or the type of an object that all share.
  var holder: Name
  var member: Name
}

extension SyntaxOutline {
  /// The type that a property asks the environment for: `@Environment(Model.self)`; none for others.
  package func typeInEnvironment(_ property: Declaration) -> Name {
    for index in property.attributes where attributes[Int(index)].name == "Environment" {
      let arguments = attributes[Int(index)].arguments
      if arguments.count == 3, token(arguments.end - 1).word == .self {
        return name(arguments.start)
      }
    }
    return .none
  }

  /// Whether the file may show or watch models of SwiftUI.
  var watchesModels: Bool {
    file.language == .swift && (imports("SwiftUI") || imports("Combine"))
  }

  /// What is read of the first of a chain whose first period this is, `model.items`, `Model.shared.items`; `nil` where
  /// something is set or called.
  func memberRead(at period: Int) -> (holder: Name, member: Name)? {
    var root = period - 1
    if root > 0, [.question, .exclamation].contains(token(root).kind) { root -= 1 }
    guard root > 0, token(root).kind == .identifier,
      token(root - 1).kind != .period || root > 1 && token(root - 2).word == .self
    else { return nil }
    var member = period + 1
    if isCapital(token(root).start) {
      guard token(member).range.count == 6, token(member + 1).kind == .period,
        name(member) == "shared"
      else { return nil }
      member += 2
    }
    guard token(member).kind == .identifier,
      ![.equal, .leftParen].contains(token(member + 1).kind)
    else { return nil }
    return (watchedName(root), watchedName(member))
  }
}

/// Which types read a member of a model.
struct MemberReaders: Sendable {
  /// By type and member of the model; none where several types read it.
  private var soleReaders: [Name: Name] = [:]

  /// Takes in what the compiled ones of `files` read, with tables of all that is declared in them.
  init(_ files: [FileFacts], _ tables: FactTables) {
    // A copy of a file's facts counts a dozen references.
    for index in files.indices where !tables.leftOut.contains(files[index].path) {
      for read in files[index].memberReads {
        let held = tables.properties[read.type.member(read.holder)]?.shape.base
        guard case let model = held ?? read.holder, tables.types.contains(model) else { continue }
        let key = model.member(read.member)
        if let other = soleReaders.updateValue(read.type, forKey: key), other != read.type {
          soleReaders[key] = Name.none
        }
      }
    }
  }

  /// Whether no other type than `reader` reads a member of a model.
  func isRead(_ member: Name, of model: Name, onlyBy reader: Name) -> Bool {
    soleReaders[model.member(member)] == reader
  }
}

extension ProjectFacts {
  /// Whether no other type of the app reads a member of a model, by what it holds, or by what is above or below that,
  /// and the one that does is not there twice in another: then both would tell it.
  package func isRead(_ member: Name, of model: Name, onlyBy reader: Name) -> Bool {
    storage.tables.beginsApp && !storage.tables.repeatedViews.contains(reader)
      && storage.readers.isRead(member, of: model, onlyBy: reader)
      && storage.tables.descendants(of: model).isEmpty
      && !storage.tables.ancestors(of: model).contains(where: storage.tables.types.contains)
  }
}
