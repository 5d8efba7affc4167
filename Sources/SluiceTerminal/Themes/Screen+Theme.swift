extension Screen {
  /// The styles that views draw in: those that were chosen, or suit the terminal; without colours where it has none.
  ///
  /// Setting it chooses one, as `chosenTheme` does.
  public var theme: Theme {
    get {
      guard let chosenTheme else { return .suited(to: capabilities.background, depth: colorDepth) }
      return colorDepth == .none ? chosenTheme.withoutColors : chosenTheme
    }
    set { chosenTheme = newValue }
  }
}
