/// Scaled pictures, by name and room; what was not used for longest goes first when they get too many bytes.
struct PictureCache {
  struct Key: Hashable {
    let identifier: String
    let room: PictureRoom
  }

  private struct Entry {
    let image: Image
    var lastUse: Int
  }

  /// The most bytes of pixels that are kept.
  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  /// The bytes of pixels that are kept now.
  private(set) var byteCount = 0

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// The picture, which counts as used; O(1).
  mutating func image(_ key: Key) -> Image? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.image
  }

  /// Keeps a picture; one that is larger than all there is room for is not kept.
  ///
  /// Linear in the pictures it replaces.
  mutating func insert(_ image: Image, for key: Key) {
    remove(key)
    guard image.pixels.count <= capacity else { return }
    while byteCount > capacity - image.pixels.count,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
    {
      remove(oldest)
    }
    uses += 1
    entries[key] = Entry(image: image, lastUse: uses)
    byteCount += image.pixels.count
  }

  mutating func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.image.pixels.count
  }
}
