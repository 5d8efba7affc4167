extension Screen {
  /// The views that take part in the order of focus: those that can, from the first to the last in the tree.
  ///
  /// While a modal view has the focus, it is the order of the views in there.
  public var focusOrder: [View] { focusOrder(in: focusScope) }

  /// What keys and the mouse are for: the innermost modal view that holds the focus, or all.
  var focusScope: View {
    var next = focused
    while let view = next, view !== root {
      if view.isModal { return view }
      next = view.superview
    }
    return root
  }

  /// Gives the focus to a view of this screen that can have it; nil takes it from whoever has it.
  func focus(_ view: View?) {
    if let view, !canFocus(view) { return }
    guard focused !== view else { return }
    let before = focused
    focused = view
    notePlace()
    before?.didChangeFocus()
    view?.didChangeFocus()
  }

  /// Passes the focus on from a view that can no longer have it to the one that took its place, or stands before it.
  func settleFocus() {
    if let focused {
      if canFocus(focused) { return notePlace() }
      focus(nil)
    }
    let order = focusOrder
    if !order.isEmpty { focus(order[min(focusPlace, order.count - 1)]) }
  }

  /// Moves the focus to the next view in its order, or to the one before.
  func moveFocus(by step: Int) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let place = order.firstIndex { $0 === focused }
    let next = place.map { ($0 + step + order.count) % order.count } ?? 0
    focus(order[next])
    return true
  }

  /// The place is one in the order of the whole screen: what goes with the focus may be a modal view.
  private func notePlace() {
    guard let focused else { return }
    focusPlace = focusOrder(in: root).firstIndex { $0 === focused } ?? focusPlace
  }

  private func focusOrder(in scope: View) -> [View] {
    var order: [View] = []
    func visit(_ view: View) {
      if view.isHidden { return }
      if view.canBecomeFocused { order.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(scope)
    return order
  }

  private func canFocus(_ view: View) -> Bool {
    guard view.canBecomeFocused else { return false }
    var next: View? = view
    while let current = next {
      if current.isHidden { return false }
      if current === root { return true }
      next = current.superview
    }
    return false
  }
}
