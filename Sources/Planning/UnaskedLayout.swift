import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What VoiceOver has to look for anew where views came or went that nobody asked for.
struct UnaskedLayout {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// The plan to let it look; `nil` where nothing changes for who is using the screen.
  func plan() -> Plan? {
    // What runs all the time is listed, whatever it is.
    let isOfUse = event.decision == .hot || !isOfNoUse
    guard isOfUse else { return nil }
    if let told = EmptyViews(base).plan() { return told }
    return base.tellLayout(.focusWouldMove, base.layoutNotification)
  }

  private var isOfNoUse: Bool {
    isNoView || isOfPart || isBehind || isStyled || isHandedOver || isOfSetter || isBound
      || isOfEffect
  }

  /// Whether all that is hidden or shown is declared as no view: a file, a button of a car's map.
  private var isNoView: Bool {
    event.changes.allSatisfy {
      !$0.isOfSelf && base.context.evidence($0, in: event) == .notAView
    }
  }

  /// Whether the view that has the code is a cell or a decoration: there are many of it, or nobody looks
  /// for it.
  private var isOfPart: Bool {
    !base.typeRole.isDisjoint(with: [.cell, .decoration])
  }

  /// Whether all that comes is put under what is there: `insertSubview(page, at: 0)`.
  private var isBehind: Bool {
    event.changes.allSatisfy { change in
      guard change.kind == .shown else { return false }
      return outline.calls.contains { call in
        guard Int(call.statement) == change.statement, call.arguments.count == 2,
          let last = call.arguments.last
        else { return false }
        return ["insertSubview", "insertSubview:atIndex:"].contains(call.name)
          && outline.spelling(outline.arguments[Int(last)].value) == "0"
      }
    }
  }

  /// Whether how the view is to look decides what there is of it: `header.isHidden = style.header == nil`.
  var isStyled: Bool {
    event.changes.allSatisfy { change in
      change.kind == .visibility
        && change.value.indices.contains { index in
          outline.token(index).kind == .identifier
            && UnaskedLayout.looks.contains(Words.split(outline.text(index)).last ?? "")
        }
    }
  }

  /// Words at the end of what tells how something looks.
  private static let looks = Set(words: "style theme appearance configuration config traits")

  /// Whether the function only carries out on a view that it is handed what neither its name nor who calls
  /// it speaks of: `apply(to: button)`.
  private var isHandedOver: Bool {
    guard ![.show, .hide, .toggle].contains(event.verb) else { return false }
    return event.changes.allSatisfy { change in
      change.subject.count == 1 && base.context.isParameter(Name(change.name), in: event)
        && !change.value.indices.contains { index in
          outline.token(index).kind == .identifier
            && base.context.isParameter(outline.name(index), in: event)
        }
    }
  }

  /// Whether a part of a screen is set up by a property that others set, and not by what happens to it.
  private var isOfSetter: Bool {
    guard base.isOfPartOfScreen else { return false }
    let function = outline.declarations[event.function]
    switch function.kind {
    case .accessor:
      guard function.parent >= 0 else { return false }
      let property = outline.declarations[Int(function.parent)]
      return property.modifiers.isDisjoint(with: [.private, .fileprivate])
        && !(property.nameToken >= 0 && isState(outline.text(Int(property.nameToken))))
    case .method:
      return event.functionWords.first == "set" && function.parameters.count == 1
    default: return false
    }
  }

  /// Whether a part of a screen is bound to its model, which fills it at once: `$title.sink { … }`.
  private var isBound: Bool {
    guard event.context.closure >= 0, base.isOfPartOfScreen else { return false }
    return outline.call(ofClosure: event.context.closure)?.name == "sink"
  }

  /// Whether a property by its name tells what becomes of a part while it is seen: `shouldShowFooter`.
  private func isState(_ property: String) -> Bool {
    let words = Words.split(property)
    return ["is", "should", "has"].contains(words.first)
      || words.contains { ["state", "status", "visible", "visibility"].contains($0) }
  }

  /// Whether the function is what an effect is made of, by its name: `startAnimating()`.
  private var isOfEffect: Bool {
    ["animating", "animation"].contains(event.functionWords.last)
  }
}

extension EventPlan {
  /// Whether the code is not that of a controller, which has all of a screen.
  var isOfPartOfScreen: Bool {
    let type = context.outline.typeName(around: event.function)
    return !context.facts.inherits(type, anyOf: ["UIViewController"])
      && Words.split(context.found.typeName(event)).last != "controller"
  }

  /// What is told of views that come or go: a window is a screen by itself, unless it floats over one, and so are a
  /// dialog that has the code and what a function calls one, when they come; all else is a part of one.
  ///
  /// What was below a dialog is as it was.
  var layoutNotification: Announcement.Kind {
    let words = Words.split(context.found.typeName(event))
    let isOfDialog =
      !EventPlan.dialogs.isDisjoint(with: words)
      && !["bar", "banner", "label"].contains(words.last)
      && EventPlan.passingCovers.isDisjoint(with: words)
      && event.changes.contains { $0.isOfSelf && [.shown, .hidden, .visibility].contains($0.kind) }
    let isOfWindow = event.changes.contains { change in
      [.shown, .hidden].contains(change.kind) && Words.split(change.name).last == "window"
        && !event.functionWords.contains("floating")
    }
    let isCalledDialog =
      event.functionWords.last.map(EventPlan.dialogs.contains) ?? false
    let isGone =
      event.changes.contains { $0.kind == .hidden }
      && !event.changes.contains { [.shown, .visibility].contains($0.kind) }
    return isOfWindow || (isOfDialog || isCalledDialog) && !isGone ? .screenChanged : .layoutChanged
  }

  /// Words of what only covers the screen for a while, which then is as it was.
  private static let passingCovers = Set(words: "loading hud progress spinner waiting")

  /// Words of what wants all of the user's attention.
  private static let dialogs = Set(words: "alert dialog dialogue lightbox modal")
}
