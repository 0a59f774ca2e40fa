import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes what the fields of the file's views have the user type into: `TextField("Code", text: $model.code)`.
  mutating func readTypedMembers() {
    for call in outline.calls where call.nameToken >= 0 {
      guard
        call.name == "TextEditor" || call.name == "searchable"
          || outline.spelling(Int(call.nameToken)).hasSuffix("Field")
      else { continue }
      for index in call.arguments {
        let value = outline.arguments[Int(index)].value
        guard value.count == 3, outline.token(value.start + 1).kind == .period,
          outline.token(value.start + 2).kind == .identifier,
          outline.file.bytes[outline.token(value.start).range.start] == UInt8(ascii: "$")
        else { continue }
        facts.typedMembers.append(
          MemberReadFact(
            type: outline.typeName(ofBlock: Int(call.block)),
            holder: outline.watchedName(value.start), member: outline.name(value.start + 2)))
      }
    }
  }
}

extension FactTables {
  /// The members of models that the user types into.
  func typedMembers(of files: [FileFacts]) -> [(type: Name, name: Name)] {
    var result: [(type: Name, name: Name)] = []
    for index in files.indices {
      for typed in files[index].typedMembers {
        guard let shape = properties[typed.type.member(typed.holder)]?.shape else { continue }
        for type in ancestors(of: shape.base) + [shape.base] where types.contains(type) {
          result.append((type, typed.member))
        }
      }
    }
    return result
  }
}
