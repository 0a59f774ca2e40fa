import Lexing
package import Outlining
import SourceText

/// Who runs a function by itself, as its name, labels and attributes tell.
package enum FunctionRoot {
  package static func asker(of index: Int, in outline: SyntaxOutline) -> Asker {
    let declaration = outline.declarations[index]
    switch declaration.kind {
    case .initializer, .deinitializer: return .lifecycle
    case .accessor: return accessor(declaration, outline)
    default: break
    }
    for attribute in declaration.attributes
    where outline.attributes[Int(attribute)].name == "IBAction" {
      return textEditing(declaration, outline) ? .hot : .asked
    }
    if let known = byName[declaration.name] { return known }
    for parameter in declaration.parameters {
      if let known = byLabel[outline.parameters[Int(parameter)].label] { return known }
    }
    return []
  }

  /// A getter is drawing or reading; an observer runs when its value is set, by whomever.
  private static func accessor(_ declaration: Declaration, _ outline: SyntaxOutline) -> Asker {
    guard declaration.name == "get", declaration.parent >= 0 else { return [] }
    let owner = outline.declarations[Int(declaration.parent)]
    return owner.name == "body" || owner.type.isEmpty == false ? .lifecycle : []
  }

  /// Whether an action is of a text field's changes, by its name.
  private static func textEditing(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(declaration.nameToken)).lowercased
    return name.contains(anyOf: [
      "editingchanged", "textchanged", "textdidchange", "textfielddidchange",
      "editingdidchange", "didchangetext", "slider", "valuechanging",
    ])
  }

  /// Whether a function that nobody is known to call is one that a user's action calls, by its name.
  static func soundsAsked(_ declaration: Declaration, in outline: SyntaxOutline) -> Bool {
    guard declaration.kind == .function, declaration.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(declaration.nameToken))
    return askedStarts.contains { name.hasPrefix($0) }
      || name.contains(anyOf: ["Tap", "Press", "Click", "Select"])
  }

  private static let askedStarts: [StaticString] = [
    "show", "present", "display", "reveal", "expand", "open", "hide", "dismiss", "close",
    "collapse", "toggle", "tap", "press", "click", "select",
  ]

  /// Methods that the system calls, by base name or whole selector.
  private static let byName: [Name: Asker] = {
    var result: [Name: Asker] = [:]
    func add(_ asker: Asker, _ names: StaticString) {
      for name in Name.all(in: names) { result[name] = asker }
    }
    add(
      .lifecycle,
      """
      viewDidLoad loadView viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
      awakeFromNib didMoveToWindow didMoveToSuperview willMove didMove viewWillLayoutSubviews
      viewDidLayoutSubviews traitCollectionDidChange updateConstraints body makeUIView
      makeUIViewController makeBody prepareForReuse prepare init viewWillTransition
      viewWillTransitionToSize:withTransitionCoordinator: scene application
      applicationDidBecomeActive applicationDidEnterBackground applicationWillEnterForeground
      sceneDidBecomeActive viewWillAppear: viewDidAppear: viewWillDisappear: viewDidDisappear:
      prepareForSegue:sender: traitCollectionDidChange: initWithFrame: initWithCoder:
      didReceiveMemoryWarning viewSafeAreaInsetsDidChange willMoveToSuperview:
      initWithNibName:bundle: application:didFinishLaunchingWithOptions: setupView setupViews
      setupUI commonInit configureView setupLayout configureUI setupSubviews viewIsAppearing
      """)
    add(
      .hot,
      """
      layoutSubviews updateUIView updateUIViewController draw drawRect: scrollViewDidScroll
      scrollViewDidZoom scrollViewDidScroll: scrollViewDidZoom: textViewDidChange
      textViewDidChange: updateSearchResults touchesMoved
      updateSearchResultsForSearchController: textFieldDidChangeSelection
      textViewDidChangeSelection touchesMoved:withEvent: layoutSublayers
      tableView:cellForRowAtIndexPath: collectionView:cellForItemAtIndexPath:
      tableView:willDisplayCell:forRowAtIndexPath: scrollViewDidEndDecelerating
      scrollViewDidEndDragging scrollViewWillBeginDragging scrollViewDidEndDecelerating:
      scrollViewDidEndScrollingAnimation searchBar:textDidChange:
      textField:shouldChangeCharactersInRange:replacementString: setHighlighted
      setHighlighted:animated: setHighlighted: layoutAttributesForElements
      pickerView:didSelectRow:inComponent: point hitTest
      sizeThatFits touchesBegan touchesEnded
      collectionView:viewForSupplementaryElementOfKind:atIndexPath:
      """)
    add(
      .asked,
      """
      textFieldShouldReturn textFieldShouldReturn: searchBarSearchButtonClicked
      searchBarSearchButtonClicked: searchBarCancelButtonClicked searchBarCancelButtonClicked:
      accessibilityActivate accessibilityPerformEscape accessibilityPerformMagicTap
      tableView:didSelectRowAtIndexPath: collectionView:didSelectItemAtIndexPath:
      tableView:didDeselectRowAtIndexPath: accessibilityIncrement accessibilityDecrement
      textFieldShouldClear tabBarController:didSelectViewController:
      """)
    add(
      .unasked,
      """
      userNotificationCenter locationManager centralManager peripheral
      websocketDidReceiveMessage webSocket session observeValue
      observeValueForKeyPath:ofObject:change:context: pushRegistry
      """)
    return result
  }()

  /// Delegate methods, by the label that tells them apart.
  private static let byLabel: [Name: Asker] = [
    "didSelectRowAt": .asked, "didSelectItemAt": .asked, "didDeselectRowAt": .asked,
    "didDeselectItemAt": .asked, "cellForRowAt": .hot, "cellForItemAt": .hot,
    "willDisplay": .hot, "didEndDisplaying": .hot, "shouldChangeCharactersIn": .hot,
    "shouldChangeTextIn": .hot, "textDidChange": .hot, "viewForHeaderInSection": .hot,
    "viewForFooterInSection": .hot, "viewForSupplementaryElementOfKind": .hot,
    "didHighlightRowAt": .hot, "selectedScopeButtonIndexDidChange": .asked,
    "accessoryButtonTappedForRowWith": .asked, "didReceiveRemoteNotification": .unasked,
    "willConnectTo": .lifecycle, "didFinishLaunchingWithOptions": .lifecycle,
    // A wheel is turned row by row, with the focus on it.
    "viewFor": .hot, "didSelectRow": .hot, "titleForRow": .hot, "with": [],
  ]
}

/// Who triggers a method that is named by a selector: by the call around it.
enum SelectorRoot {
  static func asker(ofCallAround selector: Call, in outline: SyntaxOutline) -> Asker {
    // The innermost call that holds the selector among its arguments.
    var best: Call?
    let before = outline.calls(in: TokenRange(0, selector.tokens.start + 1))
    for index in before.reversed()
    where outline.calls[index].tokens.end >= selector.tokens.end
      && !outline.calls[index].flags.contains(.macro)
    {
      let call = outline.calls[index]
      // Those around it nest: what begins earlier is further out.
      if let best, call.tokens.start < best.tokens.start { break }
      guard let current = best else {
        best = call
        continue
      }
      if call.tokens.count < current.tokens.count { best = call }
    }
    guard let call = best else { return .asked }
    return asker(call, outline)
  }

  private static func asker(_ call: Call, _ outline: SyntaxOutline) -> Asker {
    switch call.name {
    case "addTarget", "addTarget:action:forControlEvents:", "sendActions":
      let text = outline.spelling(call.tokens)
      return text.contains("editingChanged") || text.contains("EditingChanged")
        || text.contains("allEditingEvents") || text.contains("touchDragInside") ? .hot : .asked
    case "addObserver", "addObserver:selector:name:object:", "publisher": return .unasked
    case "Timer", "scheduledTimer", "CADisplayLink", "displayLinkWithTarget:selector:",
      "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:":
      return repeats(call, outline) ? .hot : .unasked
    case "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIHoverGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      return .hot
    case "perform", "performSelector:withObject:afterDelay:", "cancelPreviousPerformRequests",
      "performSelector:withObject:", "responds", "respondsToSelector:", "removeObserver",
      "cancelPreviousPerformRequestsWithTarget:selector:object:", "removeTarget",
      "performSelectorOnMainThread:withObject:waitUntilDone:":
      return []
    case "initWithTarget:action:":
      let receiver = outline.spelling(call.receiver)
      return receiver.contains("Pan") || receiver.contains("Pinch") ? .hot : .asked
    default:
      return .asked
    }
  }

  private static func repeats(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    for index in call.arguments where outline.arguments[Int(index)].label == "repeats" {
      let value = outline.spelling(outline.arguments[Int(index)].value)
      return value != "false" && value != "NO"
    }
    return true
  }
}
