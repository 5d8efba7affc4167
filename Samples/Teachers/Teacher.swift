import SampleSupport
import Sluice

struct Teacher: Equatable, IdentifiableType, Sendable {
  var name: String
  var age: Int
  /// Stays the same when the name or the age is changed.
  let identity: String

  init(name: String, age: Int) {
    self.init(name: name, age: age, identity: name + "\(age)")
  }

  init(name: String, age: Int, identity: String) {
    self.name = name
    self.age = age
    self.identity = identity
  }
}

struct TeacherSection: Equatable, Sendable {
  var header: String
  var items: [Teacher]

  var identity: String { header }
}

extension TeacherSection: AnimatableSectionModelType {
  typealias Item = Teacher

  init(original: TeacherSection, items: [Teacher]) {
    self = original
    self.items = items
  }
}

extension [TeacherSection] {
  /// The sections of a list, in the order in which it names them first.
  init(_ entries: [Entry]) {
    self.init()
    var identities: Set<String> = []
    for entry in entries {
      // Two teachers of one name and age are two nevertheless.
      var teacher = Teacher(name: entry.name, age: entry.number)
      var count = 1
      while !identities.insert(teacher.identity).inserted {
        count += 1
        teacher = Teacher(name: entry.name, age: entry.number, identity: "\(entry.name)\(entry.number)#\(count)")
      }
      if let section = firstIndex(where: { $0.header == entry.section }) {
        self[section].items.append(teacher)
      } else {
        append(TeacherSection(header: entry.section, items: [teacher]))
      }
    }
  }
}

extension [Entry] {
  /// The teachers that come with the program.
  static let teachers = [
    Entry(section: "first", name: "John", number: 30),
    Entry(section: "first", name: "Paul", number: 34),
    Entry(section: "first", name: "Rosa", number: 21),
    Entry(section: "second", name: "Marry", number: 30),
    Entry(section: "second", name: "Yaso", number: 34),
    Entry(section: "second", name: "Jin", number: 21),
    Entry(section: "third", name: "이신", number: 30),
    Entry(section: "third", name: "Master Lee 🥋", number: 34),
    Entry(section: "third", name: "보세", number: 21),
  ]
}
