extension Image {
  /// The image in another size, each new pixel the average of the area it covers.
  ///
  /// Parts of pixels count by their exact share, and colours by their alpha, so a transparent pixel's colour does not
  /// bleed into its neighbours. When enlarged, pixels become blocks with averaged edges. Averages are taken of the sRGB
  /// values as they are. Pixels that become fully transparent are black.
  ///
  /// Linear in the pixels of the image plus those of the result; the same size costs nothing.
  ///
  /// - Parameters:
  ///   - width: Pixels per row, 1 to 65536; values outside are moved to the nearer end.
  ///   - height: Rows, likewise.
  public func scaled(toWidth width: Int, height: Int) -> Image {
    let width = min(max(width, 1), ImageSize.maximum)
    let height = min(max(height, 1), ImageSize.maximum)
    if width == self.width, height == self.height { return self }
    return AreaScaler(self, width: width, height: height).run()
  }
}
