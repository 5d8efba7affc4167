import SluiceStreams

func evenSquares() -> [Int] {
  var squares: [Int] = []
  let subscription = Observable.of(1, 2, 3, 4)
    .filter { $0.isMultiple(of: 2) }
    .map { $0 * $0 }
    .subscribe(onNext: { squares.append($0) })
  subscription.dispose()
  return squares  // [4, 16]
}
