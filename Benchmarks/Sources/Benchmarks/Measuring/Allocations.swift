import CAllocations

/// How often the process asks for memory during `body`.
func countAllocations(during body: () -> Void) -> Int {
  allocations_start()
  body()
  return Int(allocations_stop())
}

/// The bytes by which allocated memory grows during `body`.
func growth(during body: () -> Void) -> Int {
  let before = allocations_live_bytes()
  body()
  return Int(allocations_live_bytes() - before)
}
