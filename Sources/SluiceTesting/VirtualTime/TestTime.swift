/// Virtual time in a test, in ticks.
public typealias TestTime = Int
