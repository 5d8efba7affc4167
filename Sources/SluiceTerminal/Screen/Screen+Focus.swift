extension Screen {
  /// The views that take part in the order of focus: those that can, from the first to the last in the tree.
  public var focusOrder: [View] {
    var order: [View] = []
    func visit(_ view: View) {
      if view.isHidden { return }
      if view.canBecomeFocused { order.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return order
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
    if let focused, canFocus(focused) { return notePlace() }
    let order = focusOrder
    focus(order.isEmpty ? nil : order[min(focusPlace, order.count - 1)])
  }

  func moveFocus(by step: Int) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let place = order.firstIndex { $0 === focused }
    let next = place.map { ($0 + step + order.count) % order.count } ?? 0
    focus(order[next])
    return true
  }

  private func notePlace() {
    guard let focused else { return }
    focusPlace = focusOrder.firstIndex { $0 === focused } ?? focusPlace
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
