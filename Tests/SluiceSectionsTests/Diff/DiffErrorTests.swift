import SluiceSections
import Testing

@Suite struct DiffErrorTests {
  @Test func `An error says what is there twice, where, and what to do`() {
    let item = Diff.Error.duplicateItem(
      item: "7", first: ItemPath(sectionIndex: 0, itemIndex: 1), second: ItemPath(sectionIndex: 2, itemIndex: 3))
    #expect(
      "\(item)" == """
        the items at (0, 1) and (2, 3) have the same identity (7): give each item of the list, in whatever section, \
        an identity of its own
        """)
    #expect(
      "\(Diff.Error.duplicateSection(section: "inbox", first: 0, second: 4))" == """
        the sections 0 and 4 have the same identity (inbox): give each section an identity of its own
        """)
    #expect(
      "\(Diff.Error.invalidInitializerImplementation(section: "inbox"))" == """
        init(original:items:) of the section inbox does not keep the identity of the original and the items given: \
        copy the original and set its items
        """)
  }
}
