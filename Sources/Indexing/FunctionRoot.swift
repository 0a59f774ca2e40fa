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
    if followsGesture(declaration, outline) {
      return endsGesture(declaration, in: outline) ? .asked : .hot
    }
    for attribute in declaration.attributes
    where outline.attributes[Int(attribute)].name == "IBAction" {
      if textEditing(declaration, outline) || isOfText(declaration, outline) { return .hot }
      if isHanded(["UISlider", "UIStepper"], declaration, outline) { return .hot }
      if isOfValue(declaration, outline) { return .leaving }
      return endsEditing(declaration, outline) ? .leaving : .asked
    }
    // The system's `draw(_:)` is handed what to draw in.
    let isOwn = declaration.name == "draw" && declaration.parameters.isEmpty
    if !isOwn, let known = byName[declaration.name] { return known }
    if outline.takesFrames(declaration) { return .framed }
    // What it does with a turned or presented screen, the system tells.
    if isHanded(transitions, declaration, outline) { return .lifecycle }
    if isToldOfTyping(declaration, outline) { return .hot }
    for parameter in declaration.parameters {
      if let known = byLabel[outline.parameters[Int(parameter)].label] { return known }
    }
    if feedsView(declaration, outline) || outline.isToldOfSteps(declaration) { return .hot }
    return isToldOfGesture(declaration, outline) ? .hot : []
  }

  /// A getter is drawing or reading; an observer runs when its value is set, by whomever: an outlet's
  /// while the screen is loaded, a callback's while it is wired up.
  private static func accessor(_ declaration: Declaration, _ outline: SyntaxOutline) -> Asker {
    guard declaration.parent >= 0 else { return [] }
    let owner = outline.declarations[Int(declaration.parent)]
    switch declaration.name {
    case "get": return owner.name == "body" || owner.type.isEmpty == false ? .lifecycle : []
    case "didSet", "willSet":
      if owner.nameToken >= 0, measures.contains(owner.name) { return .hot }
      let isOutlet = owner.attributes.contains {
        outline.attributes[Int($0)].name == "IBOutlet"
      }
      let isCallback = TypeShape(owner.type, in: outline).wrapping.contains(.function)
      return isOutlet || isCallback ? .lifecycle : []
    default: return []
    }
  }

  /// Whether an action is of a text field that is entered or left, by its name.
  private static func endsEditing(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    return outline.spelling(Int(declaration.nameToken)).lowercased.contains(anyOf: [
      "editingdidend", "didendediting", "editingended", "editingdidbegin", "didbeginediting",
    ])
  }

  /// Whether an action is of a text field's changes, by its name.
  private static func textEditing(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(declaration.nameToken)).lowercased
    return name.contains(anyOf: [
      "editingchanged", "textchange", "textdidchange", "textfielddidchange",
      "editingdidchange", "didchangetext", "slider", "valuechanging",
    ])
  }

  /// Whether a delegate's function is called while something is typed: `searchInputDidEdit(_:)`.
  private static func isToldOfTyping(
    _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    guard declaration.nameToken >= 0, declaration.parameters.count > 0,
      declaration.kind == .function
    else { return false }
    let name = outline.spelling(Int(declaration.nameToken)).lowercased
    if name.contains(anyOf: [
      "didedit", "textdidchange", "textchange", "didchangetext", "querydidchange",
    ]) {
      return true
    }
    // `validated(_:forText:)` is told what stands in the field by now.
    return name.contains("validat")
      && declaration.parameters.contains {
        ["forText", "text", "forInput"].contains(outline.parameters[Int($0)].label)
      }
  }

  /// Whether a function is handed a gesture that calls it at its every step.
  private static func followsGesture(
    _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    // Nearly all functions end here, before any name is made of what they are handed.
    guard isHandedRecognizer(declaration, outline) else { return false }
    if isHanded(gestures, declaration, outline) { return true }
    // A press is told at its beginning, at every move and at its end.
    guard isHanded(["UILongPressGestureRecognizer"], declaration, outline), declaration.body >= 0
    else { return false }
    let body = outline.blocks[Int(declaration.body)]
    return !(body.open..<body.close).contains { outline.name(Int($0)) == "state" }
  }

  /// Whether a function gives a view of rows or pages what that asks for, again and again: how many there
  /// are, what one is called; or makes a row.
  private static func feedsView(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    guard declaration.nameToken >= 0,
      let result = declaration.type.indices.last(where: { outline.token($0).kind == .identifier })
    else { return false }
    let asked = Int(declaration.nameToken)
    return outline.spelling(result).hasSuffix("Cell")
      || outline.spelling(asked).contains(anyOf: fed) && answers.contains(outline.name(result))
  }

  /// Views that ask a data source, as its methods begin.
  private static let fed: [StaticString] = [
    "tableView", "collectionView", "pageViewController", "numberOfSections",
  ]

  /// What they ask for.
  private static let answers: Set<Name> = [
    "Int", "NSInteger", "CGFloat", "CGSize", "String", "NSString", "UIView", "UIViewController",
    "UICollectionReusableView",
  ]

  /// Whether a delegate's function is told at every step how far a gesture has come.
  private static func isToldOfGesture(
    _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    guard let last = declaration.parameters.last else { return false }
    if isHanded(points, declaration, outline), declaration.nameToken >= 0,
      outline.spelling(Int(declaration.nameToken)).contains(anyOf: [
        "DidMove", "didMove", "DidDrag", "didDrag", "DidPan", "didPan",
      ])
    {
      return true
    }
    return outline.parameters[Int(last)].type.indices.contains {
      outline.token($0).kind == .identifier
        && outline.spelling($0).hasSuffix("GestureRecognizerState")
    }
  }

  /// What a property is called that follows a finger or an animation.
  private static let measures: Set<Name> = [
    "exposure", "progress", "offset", "contentOffset", "fraction", "percentComplete", "translation",
  ]
  private static let points: Set<Name> = ["CGPoint"]
  private static let transitions: Set<Name> = ["UIViewControllerTransitionCoordinator"]

  private static func isHandedRecognizer(
    _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    declaration.parameters.contains { index in
      outline.parameters[Int(index)].type.indices.contains {
        outline.token($0).kind == .identifier
          && outline.spelling($0).hasSuffix("GestureRecognizer")
      }
    }
  }

  private static func isHanded(
    _ types: Set<Name>, _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    declaration.parameters.contains { index in
      let type = outline.parameters[Int(index)].type
      return type.indices.contains {
        outline.token($0).kind == .identifier && types.contains(outline.name($0))
      }
    }
  }

  /// Whether an action is one of a field's: at every key, unless its name says that it is the end.
  private static func isOfText(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    guard isHanded(["UITextField", "UITextView", "UISearchTextField"], declaration, outline),
      !endsEditing(declaration, outline)
    else { return false }
    return !outline.spelling(Int(declaration.nameToken)).lowercased.contains(anyOf: [
      "return", "submit", "done", "go", "exit", "primary", "enter", "begin", "end",
    ])
  }

  /// Whether an action is one of a control that is set to a value, step by step.
  private static func isOfValue(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    isHanded(
      ["UISwitch", "UIDatePicker", "UISegmentedControl", "UIPageControl"],
      declaration, outline)
  }

  /// The recognisers of gestures that go on.
  static let gestures: Set<Name> = [
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIHoverGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]

  /// Whether a function that is handed a gesture leaves at once while that goes on:
  /// `guard gesture.state == .ended else { return }`.
  static func endsGesture(_ declaration: Declaration, in outline: SyntaxOutline) -> Bool {
    guard declaration.body >= 0, followsGesture(declaration, outline) else { return false }
    return outline.statements(of: Int(declaration.body)).prefix(3).contains { index in
      let statement = outline.statements[index]
      let tokens = statement.tokens.start..<statement.tokens.end
      func mentions(_ names: Set<Name>) -> Bool {
        tokens.contains {
          outline.token($0).kind == .identifier && names.contains(outline.name($0))
        }
      }
      switch statement.kind {
      case .guard: break
      case .if:
        guard tokens.contains(where: { outline.text($0) == "!=" }) else { return false }
      default: return false
      }
      return mentions(ends) && !mentions(["changed", "UIGestureRecognizerStateChanged"])
    }
  }

  private static let ends: Set<Name> = [
    "ended", "began", "recognized", "UIGestureRecognizerStateEnded",
    "UIGestureRecognizerStateBegan", "UIGestureRecognizerStateRecognized",
  ]

  /// Whether a function that nobody is known to call is one that a user's action calls, by its name.
  static func soundsAsked(_ declaration: Declaration, in outline: SyntaxOutline) -> Bool {
    guard declaration.kind == .function, declaration.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(declaration.nameToken))
    return name.hasPrefix(anyOf: askedStarts) || name.contains(anyOf: actions)
      || isToldOfAction(declaration, in: outline)
  }

  /// Whether a function is told of what the user did to a view: by its last label, as a delegate's,
  /// `calendar(_:didSelect:)`; or handed the sender alone, as an action's.
  package static func isToldOfAction(
    _ declaration: Declaration, in outline: SyntaxOutline
  ) -> Bool {
    guard let last = declaration.parameters.last else { return false }
    let parameter = outline.parameters[Int(last)]
    guard declaration.parameters.count > 1 else { return parameter.name == "sender" }
    let label =
      outline.file.language == .swift
      ? Int(parameter.nameToken) - 1 : outline.labelToken(ofType: parameter.type)
    guard label > 0, outline.token(label).kind == .identifier else { return false }
    let spelling = outline.spelling(label)
    return spelling.hasPrefix("did") && spelling.contains(anyOf: actions)
  }

  private static let actions: [StaticString] = ["Tap", "Press", "Click", "Select"]

  private static let askedStarts: [StaticString] =
    startsOfShown + ["tap", "press", "click", "select"]

  /// What functions that show or hide something begin with.
  static let startsOfShown: [StaticString] = [
    "show", "present", "display", "reveal", "expand", "open", "hide", "dismiss", "close",
    "collapse", "toggle",
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
      awakeFromNib didMoveToWindow didMoveToSuperview willMove didMove
      traitCollectionDidChange updateConstraints body makeUIView
      makeUIViewController makeBody prepareForReuse prepare init viewWillTransition
      viewWillTransitionToSize:withTransitionCoordinator: scene application
      applicationDidBecomeActive applicationDidEnterBackground applicationWillEnterForeground
      sceneDidBecomeActive viewWillAppear: viewDidAppear: viewWillDisappear: viewDidDisappear:
      prepareForSegue:sender: traitCollectionDidChange: initWithFrame: initWithCoder:
      didReceiveMemoryWarning viewSafeAreaInsetsDidChange willMoveToSuperview:
      initWithNibName:bundle: application:didFinishLaunchingWithOptions: setupView setupViews
      setupUI commonInit configureView setupLayout configureUI setupSubviews viewIsAppearing setUpView setUpViews
      setUpUI setUpLayout setUpSubviews removeFromSuperview
      didRotateFromInterfaceOrientation: willRotateToInterfaceOrientation:duration:
      willAnimateRotationToInterfaceOrientation:duration:
      """)
    add(
      .hot,
      """
      layoutSubviews viewWillLayoutSubviews viewDidLayoutSubviews updateUIView
      updateUIViewController draw drawRect: scrollViewDidScroll
      scrollViewDidZoom scrollViewDidScroll: scrollViewDidZoom: textViewDidChange
      updateSearchResultsForSearchController
      textViewDidChange: updateSearchResults touchesMoved
      updateSearchResultsForSearchController: textFieldDidChangeSelection
      textViewDidChangeSelection touchesMoved:withEvent: layoutSublayers
      tableView:cellForRowAtIndexPath: collectionView:cellForItemAtIndexPath:
      tableView:willDisplayCell:forRowAtIndexPath: collectionView:willDisplayCell:forItemAtIndexPath:
      tableView:didEndDisplayingCell:forRowAtIndexPath:
      collectionView:didEndDisplayingCell:forItemAtIndexPath: scrollViewDidEndDecelerating
      scrollViewDidEndDragging scrollViewWillBeginDragging scrollViewDidEndDecelerating:
      scrollViewWillBeginDragging: scrollViewDidEndDragging:willDecelerate:
      scrollViewDidEndScrollingAnimation:
      scrollViewDidEndScrollingAnimation searchBar:textDidChange:
      textField:shouldChangeCharactersInRange:replacementString:
      textView:shouldChangeTextInRange:replacementText: setHighlighted
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
      tableView:commitEditingStyle:forRowAtIndexPath: shouldPerformSegue
      shouldPerformSegueWithIdentifier:sender: performSegueWithIdentifier:sender:
      actionSheet:clickedButtonAtIndex: actionSheet:didDismissWithButtonIndex:
      alertView:clickedButtonAtIndex: alertView:didDismissWithButtonIndex:
      tableView:accessoryButtonTappedForRowWithIndexPath: tabBar:didSelectItem:
      imagePickerController:didFinishPickingMediaWithInfo: picker:didFinishPicking:
      documentPicker:didPickDocumentsAtURLs:
      """)
    add(
      .leaving,
      """
      textFieldDidEndEditing textFieldDidEndEditing: textFieldShouldEndEditing
      textFieldShouldEndEditing: textViewDidEndEditing textViewDidEndEditing:
      textViewShouldEndEditing textViewShouldEndEditing: textFieldDidEndEditing:reason:
      """)
    // The field that is entered is spoken: what comes with it is told after that.
    add(
      .awaited,
      """
      textFieldDidBeginEditing textFieldDidBeginEditing: textViewDidBeginEditing
      textViewDidBeginEditing:
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
    "accessoryButtonTappedForRowWith": .asked, "commit": .asked,
    "didFinishPickingMediaWithInfo": .asked, "didFinishPicking": .asked,
    "didPickDocumentsAt": .asked,
    "didReceiveRemoteNotification": .unasked,
    "willConnectTo": .lifecycle, "didFinishLaunchingWithOptions": .lifecycle,
    // A wheel is turned row by row, with the focus on it.
    "viewFor": .hot, "didSelectRow": .hot, "titleForRow": .hot, "with": [],
    // While something is dragged over a view.
    "sessionDidEnter": .hot, "sessionDidUpdate": .hot, "sessionDidExit": .hot,
  ]
}

extension SyntaxOutline {
  /// How the method that a `#selector(…)` names is run, by the call that is handed it; `nil` for other
  /// calls, and where something else than that call runs it.
  package func role(ofSelector call: Call) -> ClosureRole? {
    guard call.flags.contains(.macro), call.name == "selector" else { return nil }
    guard let around = SelectorRoot.call(taking: call, in: self) else { return nil }
    switch around.name {
    // Who asked is another matter: what stops is often begun where nobody can be seen to ask.
    case "setAnimationDidStopSelector:", "setAnimationDidStop": return .animationCompletion
    default: return SelectorRoot.role(around, self)
    }
  }
}

extension SyntaxOutline {
  /// The piece of a selector before a parameter's type: `didSelect:(Row *)row`; -1 for none.
  fileprivate func labelToken(ofType type: TokenRange) -> Int {
    var token = type.start
    while token > 0, token > type.start - 4, self.token(token).kind != .colon { token -= 1 }
    return self.token(token).kind == .colon ? token - 1 : -1
  }
}

extension SyntaxOutline {
  /// Whether a screen has its own view loaded, to be filled before anybody sees it: `loadViewIfNeeded()`.
  func loadsOwnView(_ call: Call) -> Bool {
    call.name == "loadViewIfNeeded" && isOnSelf(call.receiver)
  }
}
