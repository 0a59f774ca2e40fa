package import Indexing
import Lexing
package import Outlining
import SourceText

/// Finds where an app's own pages turn: in `accessibilityScroll`, and in next and previous controls.
package struct PageFinder {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  package init(outline: SyntaxOutline, facts: ProjectFacts) {
    self.outline = outline
    self.facts = facts
  }

  /// What turns a page, each by its statement.
  package func changes() -> [Change] { scrolls() + controls() }

  /// The pages of a type: what is shown, counted from 0, and how many there are.
  struct Pages {
    /// As spelt: `pageControl.currentPage`.
    var index: String
    var count: String
    /// The property whose change turns the page, and what it belongs to: `currentPage`,
    /// `pageControl`.
    var property: Name
    var owner: Name
  }

  // MARK: Scrolling

  /// Every `return true` of an `accessibilityScroll`.
  private func scrolls() -> [Change] {
    let scrolls = outline.declarations.indices.filter { isScroll(outline.declarations[$0]) }
    return scrolls.flatMap { index -> [Change] in
      let body = outline.declarations[index].tokens
      return outline.statements.indices.compactMap { statement in
        let item = outline.statements[statement]
        guard item.kind == .return, body.contains(item.tokens.start), returnsTrue(item) else {
          return nil
        }
        return change(statement, Int(item.block), name: "accessibilityScroll")
      }
    }
  }

  private func isScroll(_ declaration: Declaration) -> Bool {
    declaration.body >= 0
      && (declaration.name == "accessibilityScroll" || declaration.name == "accessibilityScroll:")
  }

  private func returnsTrue(_ statement: Statement) -> Bool {
    let value = outline.text(TokenRange(statement.tokens.start + 1, statement.tokens.end))
    return value == "true" || value == "YES;" || value == "YES"
  }

  // MARK: Controls

  /// What a function named after the next or previous page sets the page to.
  private func controls() -> [Change] {
    outline.assignments.compactMap { assignment in
      // Nearly all assignments end here.
      guard assignment.statement >= 0, assignment.propertyToken >= 0,
        PageFinder.indices.contains(outline.name(Int(assignment.propertyToken)))
      else { return nil }
      let function = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block)
      ).function
      guard function >= 0, outline.declarations[function].nameToken >= 0,
        !isScroll(outline.declarations[function])
      else { return nil }
      let words = Words.split(outline.text(Int(outline.declarations[function].nameToken)))
      guard words.contains(where: { ["next", "previous", "prev"].contains($0) }),
        let pages = pages(of: outline.typeName(around: function)),
        assignment.property == pages.property,
        pages.owner == .none || outline.lastName(of: assignment.receiver) == pages.owner
      else { return nil }
      return change(Int(assignment.statement), Int(assignment.block), name: "page")
    }
  }

  private func change(_ statement: Int, _ block: Int, name: String) -> Change {
    Change(
      kind: .page, statement: statement, block: block, subject: .none, name: name, value: .none,
      vocabulary: facts.vocabulary)
  }

  // MARK: Pages

  /// The pages that a type has: those of its page control, else those that it counts by itself.
  func pages(of type: Name) -> Pages? {
    let properties = outline.declarations.filter { property in
      property.kind == .property && property.parent >= 0 && property.nameToken >= 0
        && outline.declarations[Int(property.parent)].kind.isType
        && outline.declarations[Int(property.parent)].name == type
    }
    for property in properties where shape(property, type).base == "UIPageControl" {
      let name = outline.text(Int(property.nameToken))
      let chain = shape(property, type).isOptional ? nil : reference(name)
      guard let chain else { continue }
      return Pages(
        index: "\(chain).currentPage", count: "\(chain).numberOfPages", property: "currentPage",
        owner: property.name)
    }
    return counted(properties, type)
  }

  /// How a property is read inside its type.
  private func reference(_ name: String) -> String {
    outline.file.language == .swift ? name : "self.\(name)"
  }

  private func shape(_ property: Declaration, _ type: Name) -> TypeShape {
    let written = TypeShape(property.type, in: outline)
    return written.isUnknown ? TypeShape(value: property.value, in: outline) : written
  }

  /// `currentPage` of `pages`.
  private func counted(_ properties: [Declaration], _ type: Name) -> Pages? {
    guard outline.file.language == .swift else { return nil }
    let index = properties.first { property in
      PageFinder.indices.contains(outline.name(Int(property.nameToken)))
        && shape(property, type) == TypeShape(base: "Int")
    }
    let list = properties.first { property in
      let words = Words.split(outline.text(Int(property.nameToken)))
      let shape = shape(property, type)
      return words.last == "pages" && shape.isFlatCollection && !shape.isOptional
    }
    guard let index, let list else { return nil }
    return Pages(
      index: outline.text(Int(index.nameToken)),
      count: "\(outline.text(Int(list.nameToken))).count", property: index.name, owner: .none)
  }

  private static let indices: Set<Name> = [
    "currentPage", "pageIndex", "currentPageIndex", "page", "currentIndex", "selectedPage",
  ]

  /// Whether the page is set before a statement, in the block that holds it or in what that calls.
  func turns(_ pages: Pages, before statement: Int, in function: Int) -> Bool {
    let item = outline.statements[statement]
    let start = Int(outline.blocks[Int(item.block)].open)
    let span = TokenRange(start, item.tokens.start)
    if sets(pages, in: span) { return true }
    let type = outline.typeName(around: function)
    let called = Set(
      outline.calls.filter { call in
        call.nameToken >= 0 && span.contains(Int(call.nameToken))
          && outline.isOnSelf(call.receiver)
      }.map(\.name))
    return outline.declarations.indices.contains { index in
      let declaration = outline.declarations[index]
      return declaration.kind.isFunction && declaration.body >= 0
        && called.contains(declaration.name) && outline.typeName(around: index) == type
        && sets(pages, in: declaration.tokens)
    }
  }

  private func sets(_ pages: Pages, in span: TokenRange) -> Bool {
    outline.assignments.contains { assignment in
      assignment.property == pages.property && span.contains(assignment.target.start)
        && (pages.owner == .none
          ? outline.isOnSelf(assignment.receiver)
          : outline.lastName(of: assignment.receiver) == pages.owner)
    }
  }
}
